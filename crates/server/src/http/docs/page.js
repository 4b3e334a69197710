// Shows openapi.json as a readable page. Plain text only: nothing in it is taken as markup.
"use strict";

const api = "/api/v1/openapi.json";

function element(name, content, className) {
  const made = document.createElement(name);
  for (const part of [].concat(content ?? [])) made.append(part);
  if (className) made.className = className;
  return made;
}

function link(text, target) {
  const made = element("a", text);
  made.href = target;
  return made;
}

// Sentences, with what stands between backticks as code.
function prose(text) {
  return (text || "").split("`").map((part, index) => (index % 2 ? element("code", part) : part));
}

// The kind of something: names of messages lead to them.
function kind(schema) {
  if (!schema) return [];
  if (schema.$ref) {
    const name = schema.$ref.split("/").pop();
    return [link(name, "#message-" + name)];
  }
  if (schema.type === "array") return ["list of ", ...kind(schema.items)];
  const either = schema.oneOf || schema.anyOf;
  if (either) return either.flatMap((one, index) => (index ? [" or ", ...kind(one)] : kind(one)));
  if (schema.enum) return [schema.enum.map((value) => JSON.stringify(value)).join(", ")];
  return [[].concat(schema.type || "anything").filter((type) => type !== "null").join(" or ")];
}

function contentOf(body) {
  return Object.values((body && body.content) || {}).flatMap((content) => kind(content.schema));
}

function table(rows) {
  const made = element("table");
  for (const cells of rows) made.append(element("tr", cells.map((cell) => element("td", cell))));
  return made;
}

function request(path, method, operation) {
  const head = element("h3", [element("span", method, "method " + method), element("code", path)]);
  const section = element("section", [head, element("p", prose(operation.description || operation.summary))]);
  section.id = method + path;
  const parameters = operation.parameters || [];
  if (parameters.length) {
    section.append(element("h4", "In the address"));
    section.append(table(parameters.map((one) => [element("code", one.name), one.in, kind(one.schema), prose(one.description)])));
  }
  if (operation.requestBody) section.append(element("p", ["Says ", ...contentOf(operation.requestBody)]));
  const answers = Object.entries(operation.responses || {});
  const well = ([status]) => status < "400";
  const rows = (all) => table(all.map(([status, one]) => [element("code", status), contentOf(one), prose(one.description)]));
  section.append(element("h4", "Answers"), rows(answers.filter(well)));
  const failures = answers.filter((answer) => !well(answer));
  section.append(element("details", [element("summary", failures.length + " ways to fail"), rows(failures)]));
  return section;
}

function fields(schema) {
  const parts = schema.allOf || [schema];
  return parts.flatMap((part) => Object.entries(part.properties || {}).map(([name, one]) => [
    element("code", name),
    kind(one),
    (part.required || []).includes(name) ? "" : "may be left out",
    prose(one.description),
  ]));
}

function message(name, schema) {
  const made = element("section", [element("h3", name), element("p", prose(schema.description))]);
  made.id = "message-" + name;
  if (schema.oneOf) {
    for (const one of schema.oneOf) {
      const rows = fields(one);
      made.append(element("h4", prose(one.description)));
      made.append(rows.length ? table(rows) : element("p", kind(one)));
    }
  } else if (fields(schema).length) {
    made.append(table(fields(schema)));
  } else {
    made.append(element("p", kind(schema)));
  }
  return made;
}

function show(description) {
  const page = document.getElementById("page");
  page.replaceChildren(element("h1", description.info.title), element("p", prose(description.info.description)));
  page.append(element("p", ["For programs: ", link("openapi.json", api)]));
  const groups = new Map();
  for (const [path, operations] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = (operation.tags || ["others"])[0];
      if (!groups.has(tag)) groups.set(tag, []);
      groups.get(tag).push([path, method, operation]);
    }
  }
  const contents = element("nav");
  for (const [tag, requests] of groups) {
    const list = requests.map(([path, method]) => element("li", [element("span", method, "method " + method), link(path, "#" + method + path)]));
    contents.append(element("h2", tag), element("ul", list));
  }
  page.append(contents);
  for (const [tag, requests] of groups) {
    page.append(element("h2", tag), ...requests.map((one) => request(...one)));
  }
  page.append(element("h2", "Messages"));
  for (const [name, schema] of Object.entries(description.components.schemas)) page.append(message(name, schema));
  // What the address names is there only now.
  if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

fetch(api).then((response) => response.json()).then(show);
