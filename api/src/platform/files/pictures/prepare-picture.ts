import { Refusal } from '../../refusal.ts';
import { type Holder, openSemaphore } from '../../semaphore.ts';
import { runInWorker } from '../../worker/worker.ts';
import type { ImageExtension } from '../file-types.ts';
import { bmpSize, decodeBmp } from './decode-bmp.ts';
import { drawDrawing, isQuicklyDrawn } from './draw-drawing.ts';
import {
  encodeAnew,
  MOST_PIXELS,
  makeThumb,
  type PictureSize,
  pngOfPixels,
  readPictureSize,
} from './image-work.ts';

/** A picture as it is stored and served. */
export interface Picture {
  bytes: Uint8Array;
  extension: 'jpg' | 'png' | 'gif' | 'svg';
  contentType: string;
  thumb: Uint8Array;
}

/** A few bytes may unfold to hundreds of megabytes: the process as a whole unfolds two pictures at once. */
const unfolding = openSemaphore(2, 20);
const staying = new AbortController().signal;

/** Makes of bytes, whose type is known, a picture that is safe to serve: encoded anew, or a drawing without active parts. */
export async function preparePicture(
  bytes: Uint8Array,
  extension: ImageExtension,
  holder: Holder,
): Promise<Picture> {
  const release = await unfolding.acquire(holder, staying);
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
    const [encoded, thumb] = [await encodeAnew[extension](bytes), await makeThumb(bytes)];
    return {
      bytes: encoded,
      extension,
      contentType: `image/${extension === 'jpg' ? 'jpeg' : extension}`,
      thumb,
    };
  });
}

/** Browsers show bitmaps badly and sharp not at all: they become PNG. */
async function prepareBitmap(bytes: Uint8Array): Promise<Picture> {
  const size = bmpSize(bytes);
  if (!size) throw new Refusal('IMAGE_TYPE_OR_SIZE_WRONG');
  refuseTooManyPixels({ ...size, pages: 1 });
  return orDamaged(async () => {
    const png = await pngOfPixels(decodeBmp(bytes));
    return { bytes: png, extension: 'png', contentType: 'image/png', thumb: await makeThumb(png) };
  });
}

async function prepareDrawing(bytes: Uint8Array, holder: Holder): Promise<Picture> {
  return orDamaged(async () => {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!SVG_END.test(text)) throw new Error('The drawing is cut off');
    const { clean, thumb } = await (isQuicklyDrawn(text)
      ? drawDrawing(text)
      : runInWorker('drawDrawing', text, holder));
    return { bytes: Buffer.from(clean), extension: 'svg', contentType: 'image/svg+xml', thumb };
  });
}

/** Cleaning closes what is open, so that a half drawing would pass. */
const SVG_END = /(?:<\/svg\s*>|<svg\b[^<>]*\/>)(?:\s|<!--[^<>]*-->)*$/;

/** The library shows the frames that are there; the last byte of a whole file says that no more come. */
const endsAsGif = (bytes: Uint8Array) => bytes.findLast((byte) => byte !== 0) === 0x3b;

function refuseTooManyPixels({ width, height, pages }: PictureSize): void {
  if (width * height * pages > MOST_PIXELS) throw new Refusal('IMAGE_TYPE_OR_SIZE_WRONG');
}

/** The type was recognised, so whatever else goes wrong in reading it means that the bytes are not whole. */
async function orDamaged<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('FILE_DAMAGED');
  }
}
