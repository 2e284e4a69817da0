import sharp from 'sharp';

const SIZE = 240;

/** The emblems as paths in a square of 24 units; their lines are drawn. */
const emblems = {
  house: 'M4 11l8-7 8 7v9H4zM10 20v-6h4v6',
  scales: 'M12 4v16M7 20h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
  folder: 'M3 6h6l2 2h10v11H3z',
  check: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8 12l3 3 5-6',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
} as const;
export type Emblem = keyof typeof emblems;

/** A drawn emblem on a round ground: PNG bytes, square. */
export const drawEmblem = (emblem: Emblem): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="12" fill="#d3f3e8"/>
      <g transform="translate(5.4 5.4) scale(.55)" fill="none" stroke="#0b5f47" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">
        <path d="${emblems[emblem]}"/></g></svg>`),
  )
    .png()
    .toBuffer();
