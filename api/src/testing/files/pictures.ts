import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 23, g: 193, b: 145 } } });

/** Pictures with real bytes, created again for each test. */
export const aPicture = {
  jpg: (width = 60, height = 40) =>
    plain(width, height)
      .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'secret place' } })
      .jpeg()
      .toBuffer(),
  png: (width = 60, height = 40) => plain(width, height).png().toBuffer(),
  /** The picture has two frames. */
  gif: async () => {
    const frames = [await plain(60, 40).png().toBuffer(), await plain(60, 40).negate().png().toBuffer()];
    return sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
  },
  bmp: async () => {
    const pixels = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? [255, 0, 0] : [0, 0, 255]));
    return aBitmap({ width: 20, height: 10, bits: 24, pixels });
  },
  svg: async () =>
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect width="60" height="40" fill="#17c191"/></svg>',
    ),
};

/** A small PNG whose header declares that many pixels. */
export async function aBombPng(width: number, height: number): Promise<Buffer> {
  const bytes = await aPicture.png();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

interface Bitmap {
  width: number;
  height: number;
  bits: 1 | 4 | 8 | 16 | 24 | 32;
  /** The pixels from the top left, each as red, green, blue. */
  pixels: number[][];
  isTopDown?: boolean;
}

export function aBitmap({ width, height, bits, pixels, isTopDown = false }: Bitmap): Buffer {
  const palette = bits <= 8 ? [...new Map(pixels.map((pixel) => [pixel.join(), pixel])).values()] : [];
  const pixelsAt = 54 + palette.length * 4;
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  const bytes = Buffer.alloc(pixelsAt + rowBytes * height);
  bytes.write('BM', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(pixelsAt, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(isTopDown ? -height : height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(bits, 28);
  for (const [index, colour] of palette.entries()) bytes.set([...colour].reverse(), 54 + index * 4);
  pixels.forEach((pixel, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const row = pixelsAt + (isTopDown ? y : height - 1 - y) * rowBytes;
    const [red = 0, green = 0, blue = 0] = pixel;
    if (bits === 24) bytes.set([blue, green, red], row + x * 3);
    else if (bits === 32) bytes.set([blue, green, red, 255], row + x * 4);
    else if (bits === 16)
      bytes.writeUInt16LE(((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3), row + x * 2);
    else {
      const perByte = 8 / bits;
      const colour = palette.findIndex((entry) => entry.join() === pixel.join());
      const at = row + Math.floor(x / perByte);
      bytes[at] = (bytes[at] ?? 0) | (colour << (8 - bits * ((x % perByte) + 1)));
    }
  });
  return bytes;
}
