//! Makes pictures small: 256 colours are enough for them.

use color_quant::NeuQuant;
use png::{BitDepth, ColorType, Compression, Decoder, Encoder, Filter};

/// How much the search for colours may skip: 1 is best, 30 fastest.
const SKIP: i32 = 3;

/// The same picture with 256 colours.
///
/// # Panics
/// If it is no picture as browsers make them.
pub(crate) fn with_few_colours(picture: &[u8]) -> Vec<u8> {
    let (size, pixels) = read(picture);
    let colours = NeuQuant::new(SKIP, 256, &pixels);
    let indices: Vec<u8> = pixels
        .chunks_exact(4)
        .map(|pixel| u8::try_from(colours.index_of(pixel)).expect("256 colours"))
        .collect();
    let mut small = Vec::new();
    let mut encoder = Encoder::new(&mut small, size[0], size[1]);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    encoder.set_palette(colours.color_map_rgb());
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&indices).expect("a picture");
    writer.finish().expect("an end");
    small
}

/// Its size, and four bytes for each pixel.
fn read(picture: &[u8]) -> ([u32; 2], Vec<u8>) {
    let mut reader = Decoder::new(std::io::Cursor::new(picture))
        .read_info()
        .expect("a picture");
    let length = reader.output_buffer_size().expect("it fits in memory");
    let mut bytes = vec![0; length];
    let info = reader.next_frame(&mut bytes).expect("a picture");
    bytes.truncate(info.buffer_size());
    let pixels = match info.color_type {
        ColorType::Rgba => bytes,
        ColorType::Rgb => bytes
            .chunks_exact(3)
            .flat_map(|pixel| [pixel[0], pixel[1], pixel[2], u8::MAX])
            .collect(),
        other => panic!("browsers make no {other:?} pictures"),
    };
    ([info.width, info.height], pixels)
}
