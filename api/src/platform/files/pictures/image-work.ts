import sharp from 'sharp';

/** A larger picture would fill the memory, because all its pixels are decoded at once (R18). */
export const MOST_PIXELS = 50_000_000;
const THUMB_PIXELS = 400;
const LONGEST_WORK_SECONDS = 30;

export interface PictureSize {
  width: number;
  height: number;
  pages: number;
}

/** Reads the size from the header, without decoding the picture; throws if there is no header. */
export async function readPictureSize(bytes: Uint8Array): Promise<PictureSize> {
  const { width, height, pages = 1, pageHeight } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { width, height: pageHeight ?? height, pages };
}

const limits = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
const seconds = LONGEST_WORK_SECONDS;

/** Encodes the picture again: upright, and without metadata such as location and camera. Throws if it is damaged. */
export const reencode = {
  jpg: (bytes: Uint8Array) =>
    sharp(bytes, limits)
      .timeout({ seconds })
      .autoOrient()
      .jpeg({ quality: 88, progressive: true })
      .toBuffer(),
  png: (bytes: Uint8Array) => sharp(bytes, limits).timeout({ seconds }).autoOrient().png().toBuffer(),
  /** The GIF keeps all its frames. */
  gif: (bytes: Uint8Array) =>
    sharp(bytes, { ...limits, animated: true })
      .timeout({ seconds })
      .gif()
      .toBuffer(),
};

export const pngOfPixels = ({ data, width, height }: { data: Uint8Array; width: number; height: number }) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

/** Makes a still WebP picture that fits into 400 × 400. A drawing is scaled to that size, however small it is. */
export async function makeThumb(bytes: Uint8Array, drawing?: PictureSize): Promise<Uint8Array> {
  const scale = drawing ? THUMB_PIXELS / Math.max(drawing.width, drawing.height) : 1;
  const density = Math.min(Math.max(72 * scale, 1), 10_000);
  return sharp(bytes, { ...limits, density })
    .timeout({ seconds })
    .autoOrient()
    .resize({ width: THUMB_PIXELS, height: THUMB_PIXELS, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
