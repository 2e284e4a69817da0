import sharp from 'sharp';
import type { Random } from '../../../platform/seeded-random.ts';

const [WIDTH, HEIGHT] = [1_600, 900];
const skies = [
  ['#dff3ff', '#8fc9f0'],
  ['#fff1dc', '#f4b77e'],
  ['#e6f7ef', '#8fd6b5'],
  ['#efe9ff', '#b6a3ec'],
] as const;
const walls = ['#f5ede2', '#d98f6c', '#c7ccd4', '#8b9bb4', '#e9d8a6', '#a3b18a'] as const;

/** A drawing of a street: JPEG bytes, 1600 × 900. The same random numbers give the same picture. */
export function drawPicture(random: Random): Promise<Buffer> {
  const [light, deep] = random.pick(skies);
  const houses: string[] = [];
  for (let x = -40; x < WIDTH; ) {
    const width = random.integer(150, 320);
    houses.push(house(random, x, width));
    x += width + random.integer(4, 26);
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${deep}"/><stop offset="1" stop-color="${light}"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
    <circle cx="${random.integer(200, 1_400)}" cy="${random.integer(110, 220)}" r="${random.integer(45, 75)}" fill="#fff" opacity=".8"/>
    ${houses.join('')}
    <rect y="780" width="${WIDTH}" height="120" fill="#5b6672"/>
    <path d="M0 840H${WIDTH}" stroke="#f1f3f5" stroke-width="6" stroke-dasharray="60 40"/>
    ${Array.from({ length: 9 }, () => tree(random)).join('')}
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

function house(random: Random, x: number, width: number): string {
  const storeys = random.integer(3, 8);
  const top = 780 - storeys * 72;
  const columns = Math.max(2, Math.floor(width / 62));
  const gap = width / columns;
  const windows = Array.from({ length: storeys * columns }, (_, at) => {
    const [column, storey] = [at % columns, Math.floor(at / columns)];
    const lit = random.next() < 0.22 ? '#ffe9a8' : '#51657d';
    return `<rect x="${x + column * gap + gap / 2 - 15}" y="${top + 18 + storey * 72}" width="30" height="40" rx="3" fill="${lit}"/>`;
  });
  const roof =
    random.next() < 0.4
      ? `<path d="M${x - 10} ${top}L${x + width / 2} ${top - 70}L${x + width + 10} ${top}Z" fill="#7a4b3a"/>`
      : `<rect x="${x - 6}" y="${top - 14}" width="${width + 12}" height="14" fill="#495867"/>`;
  return `<rect x="${x}" y="${top}" width="${width}" height="${780 - top}" fill="${random.pick(walls)}"/>${roof}${windows.join('')}`;
}

function tree(random: Random): string {
  const [x, size] = [random.integer(0, WIDTH), random.integer(34, 62)];
  return `<rect x="${x - 5}" y="720" width="10" height="62" fill="#6b4f3a"/><circle cx="${x}" cy="${715 - size / 2}" r="${size}" fill="#4f8a5b"/>`;
}
