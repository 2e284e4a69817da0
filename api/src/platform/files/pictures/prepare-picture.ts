import { Refusal } from '../../refusal.ts';
import { type Holder, openSemaphore } from '../../semaphore.ts';
import { runInWorker } from '../../worker/worker.ts';
import type { ImageExtension } from '../file-types.ts';
import { bmpSize, decodeBmp } from './decode-bmp.ts';
import { drawDrawing, drawingTask, isQuicklyDrawn } from './draw-drawing.ts';
import {
  MOST_PIXELS,
  makeThumb,
  type PictureSize,
  pngOfPixels,
  readPictureSize,
  reencode,
} from './image-work.ts';

/** A picture in the form in which it is stored and served. */
export interface Picture {
  bytes: Uint8Array;
  extension: 'jpg' | 'png' | 'gif' | 'svg';
  contentType: string;
  /** Width and height in pixels of the picture as it is shown, upright. */
  width: number;
  height: number;
  thumb: Uint8Array;
}

/** The process decodes two pictures at once, because a few bytes may decode to hundreds of megabytes. */
const decoding = openSemaphore(2, 20);
const neverAborted = new AbortController().signal;

/**
 * Makes a picture that is safe to serve from bytes whose type is known: encoded again, or a drawing without active parts.
 * Refuses with FILE_DAMAGED or IMAGE_TYPE_OR_SIZE_WRONG.
 */
export async function preparePicture(
  bytes: Uint8Array,
  extension: ImageExtension,
  holder: Holder,
): Promise<Picture> {
  const release = await decoding.acquire(holder, neverAborted);
  try {
    return await prepare(bytes, extension, holder);
  } finally {
    release();
  }
}

async function prepare(bytes: Uint8Array, extension: ImageExtension, holder: Holder): Promise<Picture> {
  if (extension === 'svg') return prepareDrawing(bytes, holder);
  if (extension === 'bmp') return prepareBitmap(bytes);
  refuseTooManyPixels(await orDamaged(() => readPictureSize(bytes)));
  if (extension === 'gif' && !endsAsGif(bytes)) throw new Refusal('FILE_DAMAGED');
  return orDamaged(async () => {
    const [encoded, thumb] = [await reencode[extension](bytes), await makeThumb(bytes)];
    const { width, height } = await readPictureSize(encoded);
    return {
      bytes: encoded,
      width,
      height,
      extension,
      contentType: `image/${extension === 'jpg' ? 'jpeg' : extension}`,
      thumb,
    };
  });
}

/** Bitmaps become PNG, because not all browsers show them, and sharp cannot read them. */
async function prepareBitmap(bytes: Uint8Array): Promise<Picture> {
  const size = bmpSize(bytes);
  if (!size) throw new Refusal('IMAGE_TYPE_OR_SIZE_WRONG');
  refuseTooManyPixels({ ...size, pages: 1 });
  return orDamaged(async () => {
    const png = await pngOfPixels(decodeBmp(bytes));
    return { ...size, bytes: png, extension: 'png', contentType: 'image/png', thumb: await makeThumb(png) };
  });
}

async function prepareDrawing(bytes: Uint8Array, holder: Holder): Promise<Picture> {
  return orDamaged(async () => {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!SVG_END.test(text)) throw new Error('The drawing is cut off');
    const { clean, ...drawn } = await (isQuicklyDrawn(text)
      ? drawDrawing(text)
      : runInWorker(drawingTask, text, holder));
    return { bytes: Buffer.from(clean), extension: 'svg', contentType: 'image/svg+xml', ...drawn };
  });
}

/** Sanitizing closes open elements, so that a drawing that is cut off would look complete. */
const SVG_END = /(?:<\/svg\s*>|<svg\b[^<>]*\/>)(?:\s|<!--[^<>]*-->)*$/;

/** The library accepts a file that is cut off between frames; a complete one ends with this byte. */
const endsAsGif = (bytes: Uint8Array) => bytes.findLast((byte) => byte !== 0) === 0x3b;

function refuseTooManyPixels({ width, height, pages }: PictureSize): void {
  if (width * height * pages > MOST_PIXELS) throw new Refusal('IMAGE_TYPE_OR_SIZE_WRONG');
}

/** Runs work on the bytes of a picture whose type was recognised. Any other error in reading them means that they are damaged. */
async function orDamaged<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('FILE_DAMAGED');
  }
}
