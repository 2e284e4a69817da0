import { Refusal } from '../../refusal.ts';
import { MOST_PIXELS, makeThumb, readPictureSize } from './image-work.ts';
import { sanitizeSvg } from './sanitize-svg.ts';

interface Drawn {
  clean: string;
  width: number;
  height: number;
  thumb: Uint8Array;
}

/** Returns an SVG drawing without active parts, and its thumbnail. Throws if it is damaged. */
export async function drawDrawing(svg: string): Promise<Drawn> {
  const clean = sanitizeSvg(svg);
  const bytes = Buffer.from(clean);
  const size = await readPictureSize(bytes);
  if (size.width * size.height > MOST_PIXELS) throw new Refusal('IMAGE_TYPE_OR_SIZE_WRONG');
  const { width, height } = size;
  return { clean, width, height, thumb: await makeThumb(bytes, size) };
}

/** Elements with which a short drawing can take minutes: filters, and parts that are drawn repeatedly. */
const MULTIPLIES = /<(?:\w+:)?(?:filter|fe\w+|use|pattern|mask|marker|symbol)\b/i;
const FEW_CHARACTERS = 10_000;

/** Whether a drawing takes only milliseconds: less time than starting a worker process for it. */
export const isQuicklyDrawn = (svg: string): boolean => svg.length <= FEW_CHARACTERS && !MULTIPLIES.test(svg);
