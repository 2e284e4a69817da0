/** Pixels as sharp takes them: three bytes each, row by row from the top. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const OLD_HEADER_BYTES = 12;
const UNCOMPRESSED = 0;
const BIT_FIELDS = 3;

/** Width and height from the header of a bitmap; null if `decodeBmp` cannot read it. */
export function bmpSize(bytes: Uint8Array): { width: number; height: number } | null {
  const header = readHeader(bytes);
  return header && { width: header.width, height: header.height };
}

/** Decodes an uncompressed Windows bitmap of 1, 4, 8, 16, 24 or 32 bits per pixel, which sharp cannot. Throws if damaged. */
export function decodeBmp(bytes: Uint8Array): Pixels {
  const header = readHeader(bytes);
  if (!header) throw new Error('This bitmap cannot be read');
  const { view, width, height, bits, isTopDown, pixelsAt } = header;
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  if (pixelsAt + rowBytes * height > bytes.length) throw new Error('The bitmap is cut off');
  const readPixel = pixelReader(header);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const row = pixelsAt + (isTopDown ? y : height - 1 - y) * rowBytes;
    for (let x = 0; x < width; x += 1) {
      const colour = readPixel(view, row, x);
      const at = (y * width + x) * 3;
      data[at] = colour >>> 16;
      data[at + 1] = colour >>> 8;
      data[at + 2] = colour;
    }
  }
  return { width, height, data };
}

type Header = NonNullable<ReturnType<typeof readHeader>>;
/** The colour of the pixel in column x of the row that begins there, as 0xRRGGBB. */
type ReadPixel = (view: DataView, row: number, x: number) => number;

function readHeader(bytes: Uint8Array) {
  if (bytes.length < 26) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerBytes = view.getUint32(14, true);
  const isOld = headerBytes === OLD_HEADER_BYTES;
  if (!isOld && (headerBytes < 40 || bytes.length < 14 + headerBytes)) return null;
  const width = isOld ? view.getUint16(18, true) : view.getInt32(18, true);
  const signedHeight = isOld ? view.getUint16(20, true) : view.getInt32(22, true);
  const bits = view.getUint16(isOld ? 24 : 28, true);
  const compression = isOld ? UNCOMPRESSED : view.getUint32(30, true);
  const isKnown = compression === UNCOMPRESSED || (compression === BIT_FIELDS && bits >= 16);
  if (width <= 0 || signedHeight === 0 || ![1, 4, 8, 16, 24, 32].includes(bits) || !isKnown) return null;
  return {
    view,
    width,
    height: Math.abs(signedHeight),
    isTopDown: signedHeight < 0,
    bits,
    pixelsAt: view.getUint32(10, true),
    paletteAt: 14 + headerBytes,
    paletteEntryBytes: isOld ? 3 : 4,
    masks: compression === BIT_FIELDS ? ([54, 58, 62].map((at) => view.getUint32(at, true)) as Masks) : null,
  };
}

type Masks = [red: number, green: number, blue: number];
const FIVE_BITS_EACH: Masks = [0x7c00, 0x03e0, 0x001f];

function pixelReader({ bits, masks, paletteAt, paletteEntryBytes }: Header): ReadPixel {
  if (bits === 24) return (view, row, x) => threeBytes(view, row + x * 3);
  if (bits === 32 && !masks) return (view, row, x) => threeBytes(view, row + x * 4);
  if (bits === 32 && masks) {
    return (view, row, x) => masked(view.getUint32(row + x * 4, true), masks);
  }
  if (bits === 16) {
    return (view, row, x) => masked(view.getUint16(row + x * 2, true), masks ?? FIVE_BITS_EACH);
  }
  const perByte = 8 / bits;
  return (view, row, x) => {
    const shift = 8 - bits * ((x % perByte) + 1);
    const index = (view.getUint8(row + Math.floor(x / perByte)) >>> shift) & ((1 << bits) - 1);
    return threeBytes(view, paletteAt + index * paletteEntryBytes);
  };
}

/** Bitmaps store blue first. */
const threeBytes = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

const masked = (value: number, [red, green, blue]: Masks) =>
  (channel(value, red) << 16) | (channel(value, green) << 8) | channel(value, blue);

function channel(value: number, mask: number): number {
  if (mask === 0) return 0;
  const shift = 31 - Math.clz32(mask & -mask);
  return Math.round((((value & mask) >>> shift) * 255) / (mask >>> shift));
}
