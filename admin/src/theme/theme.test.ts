import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { theme } from './theme.ts';
import { colors, INK, WHITE } from './theme-colors.ts';
import { cssVariables } from './theme-variables.ts';

const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const [standard, own] = [defaultCssVariablesResolver(merged), cssVariables(merged)];

/** The #rrggbb of a variable, with references resolved. */
function resolved(scheme: 'light' | 'dark', name: string): string {
  const layers: Record<string, string>[] = [own[scheme], own.variables, standard[scheme], standard.variables];
  const value = layers.find((layer) => name in layer)?.[name];
  if (value === undefined) throw new Error(`${name} is not defined`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value);
  const rgb = /^rgba\((\d+), (\d+), (\d+), 1\)$/.exec(value);
  if (reference?.[1]) return resolved(scheme, reference[1]);
  if (rgb)
    return `#${rgb
      .slice(1)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  if (value === '#fff') return WHITE;
  return value;
}

const names = Object.keys(colors).filter((color) => color !== 'dark');

describe.each(['light', 'dark'] as const)('THM-01 in the %s scheme every text reaches 4.5:1', (scheme) => {
  const of = (name: string) => resolved(scheme, `--mantine-color-${name}`);
  const surfaces = [of('body'), resolved(scheme, '--app-canvas')];

  test.each(names)('%s: filled, light and plain', (color) => {
    const filled = [of(`${color}-filled`), of(`${color}-filled-hover`)];
    const parsed = contrast(filled[0] ?? '', INK) > contrast(filled[0] ?? '', WHITE) ? INK : WHITE;
    for (const background of filled) expect(contrast(background, parsed)).toBeGreaterThanOrEqual(4.5);
    for (const background of [of(`${color}-light`), of(`${color}-light-hover`)]) {
      expect(contrast(background, of(`${color}-light-color`))).toBeGreaterThanOrEqual(4.5);
    }
    for (const surface of surfaces)
      expect(contrast(surface, of(`${color}-text`))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['text', 'dimmed', 'placeholder', 'anchor', 'error', 'success'])(
    '%s on every surface',
    (name) => {
      for (const surface of surfaces) expect(contrast(surface, of(name))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test.each(['light', 'dark'] as const)(
  'in the %s scheme the border of a control reaches 3:1 on every surface',
  (scheme) => {
    const surfaces = ['--mantine-color-body', '--app-canvas', '--app-hover'].map((name) =>
      resolved(scheme, name),
    );
    const border = resolved(scheme, '--app-control-border');
    for (const surface of surfaces) expect(contrast(surface, border)).toBeGreaterThanOrEqual(3);
  },
);
