//! A small network of dense layers, with nothing but what is above zero between them: enough to tell what
//! many things are worth together.
//!
//! Weights are files: a line `formicary-net 1`, a line with the widths of the layers, and then for each layer
//! a scale (`f32`), its weights in steps of that scale (`i16`, by input) and its biases (`f32`), the smallest
//! byte first. The same sums are made in the same order on every machine.

/// Widest layer that there can be.
const WIDEST: usize = 256;

/// A network; see the module.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    layers: Vec<Layer>,
}

#[derive(Clone, PartialEq, Debug)]
struct Layer {
    outputs: usize,
    /// For each input what it adds to every output.
    weights: Vec<f32>,
    biases: Vec<f32>,
}

/// A file is no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetError {
    /// It does not begin as one.
    #[error("this is no file of weights")]
    Unknown,
    /// Its layers are too wide, or there are none.
    #[error("these widths of layers cannot be")]
    Widths,
    /// There is too little or too much of it.
    #[error("the file of weights is too short or too long")]
    Length,
}

impl Net {
    /// Reads a file of weights.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(bytes: &[u8]) -> Result<Self, NetError> {
        let mut rest = bytes;
        if line(&mut rest) != Some("formicary-net 1") {
            return Err(NetError::Unknown);
        }
        let widths: Vec<usize> = line(&mut rest)
            .ok_or(NetError::Unknown)?
            .split(' ')
            .map(|width| width.parse().map_err(|_| NetError::Widths))
            .collect::<Result<_, _>>()?;
        if widths.len() < 2 || !widths.iter().all(|width| (1..=WIDEST).contains(width)) {
            return Err(NetError::Widths);
        }
        let mut layers = Vec::new();
        for pair in widths.windows(2) {
            let [inputs, outputs] = [pair[0], pair[1]];
            let scale = f32::from_le_bytes(take(&mut rest)?);
            let weights = (0..inputs * outputs)
                .map(|_| Ok(scale * f32::from(i16::from_le_bytes(take(&mut rest)?))))
                .collect::<Result<_, NetError>>()?;
            let biases = (0..outputs)
                .map(|_| Ok(f32::from_le_bytes(take(&mut rest)?)))
                .collect::<Result<_, NetError>>()?;
            layers.push(Layer {
                outputs,
                weights,
                biases,
            });
        }
        match rest {
            [] => Ok(Self { layers }),
            _ => Err(NetError::Length),
        }
    }

    /// How many numbers go in.
    #[must_use]
    pub fn inputs(&self) -> usize {
        let first = &self.layers[0];
        first.weights.len() / first.outputs
    }

    /// The first of the numbers that come out.
    ///
    /// # Panics
    /// If it is given another number of inputs.
    #[must_use]
    pub fn score(&self, inputs: &[f32]) -> f32 {
        assert_eq!(inputs.len(), self.inputs(), "one number for each input");
        let mut values = [[0.0; WIDEST]; 2];
        let [mut from, mut to] = [0, 1];
        values[from][..inputs.len()].copy_from_slice(inputs);
        let mut width = inputs.len();
        for (number, layer) in self.layers.iter().enumerate() {
            let [first, second] = &mut values;
            let (input, output) = match from {
                0 => (&*first, second),
                _ => (&*second, first),
            };
            let output = &mut output[..layer.outputs];
            output.copy_from_slice(&layer.biases);
            let rows = layer.weights.chunks_exact(layer.outputs);
            for (&value, row) in input[..width].iter().zip(rows) {
                if value != 0.0 {
                    for (sum, weight) in output.iter_mut().zip(row) {
                        *sum += value * weight;
                    }
                }
            }
            if number + 1 < self.layers.len() {
                output.iter_mut().for_each(|sum| *sum = sum.max(0.0));
            }
            width = layer.outputs;
            std::mem::swap(&mut from, &mut to);
        }
        values[from][0]
    }
}

/// The next line, if there is one.
fn line<'a>(rest: &mut &'a [u8]) -> Option<&'a str> {
    let end = rest.iter().position(|&byte| byte == b'\n')?;
    let (line, after) = rest.split_at(end);
    *rest = &after[1..];
    std::str::from_utf8(line).ok()
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], NetError> {
    let (first, after) = rest.split_first_chunk().ok_or(NetError::Length)?;
    *rest = after;
    Ok(*first)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two inputs, two in between, one output: max(0, a - b) + max(0, b - a) + 1.
    fn difference() -> Vec<u8> {
        let mut file = b"formicary-net 1\n2 2 1\n".to_vec();
        let mut layer = |scale: f32, weights: &[i16], biases: &[f32]| {
            file.extend(scale.to_le_bytes());
            weights.iter().for_each(|w| file.extend(w.to_le_bytes()));
            biases.iter().for_each(|b| file.extend(b.to_le_bytes()));
        };
        layer(0.5, &[2, -2, -2, 2], &[0.0, 0.0]);
        layer(0.25, &[4, 4], &[1.0]);
        file
    }

    #[test]
    fn a_net_can_tell_how_far_two_numbers_are_apart() {
        let net = Net::read(&difference()).unwrap();
        assert_eq!(net.inputs(), 2);
        assert_eq!(net.score(&[3.0, 1.0]), 3.0);
        assert_eq!(net.score(&[1.0, 5.5]), 5.5);
        assert_eq!(net.score(&[0.0, 0.0]), 1.0);
    }

    #[test]
    fn what_is_no_net_is_refused() {
        let file = difference();
        assert_eq!(Net::read(b"formicary"), Err(NetError::Unknown));
        assert_eq!(Net::read(&file[..file.len() - 1]), Err(NetError::Length));
        assert_eq!(
            Net::read(b"formicary-net 1\n9999 1\n"),
            Err(NetError::Widths)
        );
        assert_eq!(Net::read(b"formicary-net 1\n3\n"), Err(NetError::Widths));
        let longer = [&file[..], b"x"].concat();
        assert_eq!(Net::read(&longer), Err(NetError::Length));
    }
}
