// Shows openapi.json as a readable page. Plain text only: nothing in it is taken as markup.
"use strict";

function element(name, text, className) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (className) made.className = className;
  return made;
}

function typeOf(schema) {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").pop();
  if (schema.type === "array") return "list of " + typeOf(schema.items);
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(" or ");
  return [].concat(schema.type || "anything").join(" or ");
}

function contentOf(body) {
  return Object.values((body && body.content) || {}).map((content) => typeOf(content.schema)).join(", ");
}

function request(path, method, operation) {
  const section = element("section");
  const head = element("div");
  head.append(element("span", method, "method"), element("code", path));
  section.append(head, element("div", operation.description || operation.summary));
  const list = element("ul");
  for (const parameter of operation.parameters || []) {
    list.append(element("li", `${parameter.name} (${parameter.in}): ${parameter.description || ""}`));
  }
  if (operation.requestBody) list.append(element("li", "says " + contentOf(operation.requestBody)));
  for (const [status, response] of Object.entries(operation.responses || {})) {
    list.append(element("li", `${status}: ${contentOf(response) || response.description}`));
  }
  section.append(list);
  return section;
}

function schema(name, described) {
  const details = element("details");
  details.append(element("summary", name + (described.description ? ": " + described.description : "")));
  details.append(element("pre", JSON.stringify(described, null, 2)));
  return details;
}

fetch("/api/v1/openapi.json")
  .then((response) => response.json())
  .then((api) => {
    const page = document.getElementById("page");
    page.replaceChildren(element("h1", api.info.title), element("p", api.info.description));
    const link = element("a", "openapi.json");
    link.href = "/api/v1/openapi.json";
    page.append(link, element("h2", "Requests"));
    for (const [path, operations] of Object.entries(api.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        page.append(request(path, method, operation));
      }
    }
    page.append(element("h2", "Messages"));
    for (const [name, described] of Object.entries(api.components.schemas)) {
      page.append(schema(name, described));
    }
  });
