import { describe, expect, it } from 'vitest';
import { aBitmap } from '../../../testing/files/pictures.ts';
import { bmpSize, decodeBmp } from './decode-bmp.ts';

const RED = [255, 0, 0];
const GREEN = [0, 255, 0];
const BLUE = [0, 0, 255];
const WHITE = [255, 255, 255];
const pixels = [RED, GREEN, BLUE, WHITE, RED, GREEN];

describe('CON-18 a bitmap', () => {
  it.each([24, 32, 16, 8, 4] as const)('of %i bits per pixel is read', (bits) => {
    const bytes = aBitmap({ width: 3, height: 2, bits, pixels });
    expect(bmpSize(bytes)).toEqual({ width: 3, height: 2 });
    expect([...decodeBmp(bytes).data]).toEqual(pixels.flat());
  });

  it('of one bit per pixel is read', () => {
    const two = [RED, GREEN, GREEN, RED, RED, GREEN];
    expect([...decodeBmp(aBitmap({ width: 3, height: 2, bits: 1, pixels: two })).data]).toEqual(two.flat());
  });

  it('is read from the top when its height is negative', () => {
    const bytes = aBitmap({ width: 3, height: 2, bits: 24, pixels, isTopDown: true });
    expect([...decodeBmp(bytes).data]).toEqual(pixels.flat());
  });

  it('that is cut off is refused', () => {
    expect(() => decodeBmp(aBitmap({ width: 3, height: 2, bits: 24, pixels }).subarray(0, 70))).toThrow(
      'cut off',
    );
  });

  it('that is compressed is not recognised, and nor is anything else', () => {
    const compressed = aBitmap({ width: 3, height: 2, bits: 8, pixels });
    compressed.writeUInt32LE(1, 30);
    expect(bmpSize(compressed)).toBeNull();
    expect(bmpSize(Buffer.from('BM'))).toBeNull();
  });
});
