/** The minimal contrasts of WCAG AA, for colours written as #rrggbb. */
export const AA = { text: 4.5, control: 3 } as const;

type Channels = readonly [red: number, green: number, blue: number];

export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour, moved towards black or white in small steps until it has the contrast of text on all these surfaces. */
export function readable(color: string, surfaces: readonly string[], atLeast: number = AA.text): string {
  const target = luminance(surfaces[0] ?? '#ffffff') > 0.18 ? '#000000' : '#ffffff';
  for (let step = 0; step < 20; step += 1) {
    const candidate = mixed(color, target, step / 20);
    if (surfaces.every((surface) => contrast(candidate, surface) >= atLeast)) return candidate;
  }
  return target;
}

function channels(color: string): Channels {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return [red, green, blue];
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes two colours; `share` is the share of the second. */
export function mixed(one: string, other: string, share: number): string {
  const added = channels(other);
  const parts = channels(one).map((value, at) => Math.round(value + ((added[at] ?? 0) - value) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
