import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from '../../refusal.ts';
import { MOST_PIXELS, makeThumb, readPictureSize, reencode } from './image-work.ts';
import { sanitizeSvg } from './sanitize-svg.ts';

interface Drawn {
  clean: string;
  width: number;
  height: number;
  thumb: Uint8Array;
}

/** Returns an SVG drawing without active parts, and its thumbnail. Throws if it is damaged. */
export async function drawDrawing(svg: string): Promise<Drawn> {
  const clean = await withEncodedPictures(sanitizeSvg(svg));
  const bytes = Buffer.from(clean);
  const size = await readPictureSize(bytes);
  if (size.width * size.height > MOST_PIXELS) throw new Refusal('IMAGE_TYPE_OR_SIZE_WRONG');
  const { width, height } = size;
  return { clean, width, height, thumb: await makeThumb(bytes, size) };
}

export const drawingTask = { module: import.meta.url, run: drawDrawing };

const PICTURE = / xlink:href="data:image\/[a-z]+;base64,([^"]*)"/gi;

/** Pictures inside a drawing are encoded again, as those are that are uploaded by themselves. Together they may not be larger. */
async function withEncodedPictures(drawing: string): Promise<string> {
  let pixels = 0;
  const parts: string[] = [];
  let at = 0;
  for (const found of drawing.matchAll(PICTURE)) {
    const bytes = Buffer.from(found[1] ?? '', 'base64');
    const type = (await fileTypeFromBuffer(bytes))?.ext;
    if (type !== 'png' && type !== 'jpg' && type !== 'gif') throw new Refusal('IMAGE_TYPE_OR_SIZE_WRONG');
    const { width, height, pages } = await readPictureSize(bytes);
    pixels += width * height * pages;
    if (pixels > MOST_PIXELS) throw new Refusal('IMAGE_TYPE_OR_SIZE_WRONG');
    const encoded = Buffer.from(await reencode[type](bytes)).toString('base64');
    const kind = type === 'jpg' ? 'jpeg' : type;
    parts.push(drawing.slice(at, found.index), ` xlink:href="data:image/${kind};base64,${encoded}"`);
    at = found.index + found[0].length;
  }
  return parts.join('') + drawing.slice(at);
}

/** Elements with which a short drawing can take minutes: filters, pictures, and parts that are drawn repeatedly. */
const MULTIPLIES = /<(?:\w+:)?(?:filter|fe\w+|use|pattern|mask|marker|symbol|image)\b/i;
const FEW_CHARACTERS = 10_000;

/** Whether a drawing takes only milliseconds: less time than starting a worker process for it. */
export const isQuicklyDrawn = (svg: string): boolean => svg.length <= FEW_CHARACTERS && !MULTIPLIES.test(svg);
