import { encode } from 'uqr';

/** Cells of white around the code, which readers need. */
const BORDER = 2;

/** A QR code: its width and height in cells, and the dark cells as the path of an SVG in which each cell is one unit. */
export function qrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

/**
 * The code as a complete SVG, black on white, because many apps read no other colours. `width` is in pixels; without it the SVG
 * has no size of its own.
 */
export function qrSvg(text: string, width?: number): string {
  const { size, path } = qrCode(text);
  const extent = width === undefined ? '' : ` width="${width}" height="${width}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"${extent} shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
