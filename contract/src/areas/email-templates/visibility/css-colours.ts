const named: Record<string, string> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  orange: '#ffa500',
};

/** Red, green and blue from 0 to 255, and the opacity. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number];

/** The colour that a value of CSS begins with or is; null if it is written in another way than e-mails usually do. */
export function colourOf(value: string): Colour | null {
  const text = named[value] ?? value;
  if (text === 'transparent') return [0, 0, 0, 0];
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1];
  if (hex) {
    const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
    return [part(0), part(2), part(4), 1];
  }
  const [, red, green, blue, opacity = '1'] =
    /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*([\d.]+)\s*)?\)$/.exec(text) ?? [];
  return red === undefined ? null : [Number(red), Number(green), Number(blue), Number(opacity)];
}

/** The contrast of two colours, from 1 to 21, as the guidelines for accessibility define it. */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((low, high) => low - high);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
