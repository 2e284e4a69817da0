import sharp from 'sharp';
import type { Random } from '../../../platform/seeded-random.ts';

const SIZE = 480;
const grounds = ['#dff3ff', '#fff1dc', '#e6f7ef', '#efe9ff'] as const;
const skins = ['#f2c9a5', '#e0a97e', '#c68a5e', '#f6d7bd'] as const;
const hairs = ['#3b2a20', '#7a4b2a', '#b5885a', '#8d8f94'] as const;
const coats = ['#2f4858', '#33658a', '#55677d', '#6b4f3a'] as const;

/** A drawing of an invented person: JPEG bytes, square. The same random numbers give the same picture. */
export function drawPortrait(random: Random): Promise<Buffer> {
  const [ground, skin, hair, coat] = [grounds, skins, hairs, coats].map((colours) => random.pick(colours));
  const fringe = random.integer(120, 160);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>
    <path d="M60 480C60 370 140 330 240 330S420 370 420 480Z" fill="${coat}"/>
    <rect x="205" y="270" width="70" height="80" rx="30" fill="${skin}"/>
    <path d="M200 335L240 395L280 335L262 325H218Z" fill="#fff"/>
    <ellipse cx="240" cy="205" rx="85" ry="100" fill="${skin}"/>
    <path d="M150 210C140 90 200 70 240 85S345 90 330 210C318 170 300 ${fringe} 240 ${fringe}S162 170 150 210Z" fill="${hair}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}
