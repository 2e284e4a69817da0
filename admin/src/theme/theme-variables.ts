import type { CSSVariablesResolver, MantineTheme } from '@mantine/core';
import { AA, mixed, readable } from './contrast.ts';
import { layers, sizes } from './theme.ts';

/**
 * Mantine would derive too pale colours for text; each of these has a contrast of 4.5:1 on the surfaces where it is used.
 * `--app-canvas` is the page behind cards, `--app-line` the thin line between surfaces, `--app-button` a plain button, and
 * `--app-control-border` the edge of fields with 3:1 on every surface (WCAG 1.4.11). The sizes come from theme.ts and are used in style sheets.
 */
export const cssVariables: CSSVariablesResolver = (theme) => ({
  variables: {
    '--app-top-bar-height': `${sizes.topBar}px`,
    '--app-menu-width': `${sizes.menu}px`,
    '--app-menu-laptop-width': `${sizes.menuOnLaptops}px`,
    '--app-menu-collapsed-width': `${sizes.menuCollapsed}px`,
    '--app-page-top-padding': `${sizes.pageTopPadding}px`,
    '--app-content-width': `${sizes.content}px`,
    '--app-bar-layer': `${layers.appBar}`,
    '--app-drawer-layer': `${layers.drawer}`,
    '--app-overlay-layer': `${layers.overlay}`,
    '--app-splash-layer': `${layers.splash}`,
  },
  light: {
    '--app-canvas': shade(theme, 'gray', 0),
    '--app-line': shade(theme, 'gray', 2),
    '--app-hover': shade(theme, 'gray', 1),
    '--app-button': shade(theme, 'gray', 2),
    '--app-button-hover': shade(theme, 'gray', 3),
    '--app-control-border': border(theme, 'gray', [
      theme.white,
      shade(theme, 'gray', 0),
      shade(theme, 'gray', 1),
    ]),
    '--mantine-color-anchor': shade(theme, 'brand', 8),
    '--mantine-color-dimmed': shade(theme, 'gray', 7),
    '--mantine-color-placeholder': shade(theme, 'gray', 6),
    '--mantine-color-error': shade(theme, 'red', 5),
    '--mantine-color-success': shade(theme, 'brand', 8),
    '--mantine-color-default-border': shade(theme, 'gray', 3),
    ...perColor(theme, (color) => {
      const text = readable(shade(theme, color, 7), [theme.white, shade(theme, 'gray', 1)]);
      return {
        text,
        outline: text,
        'light-color': readable(shade(theme, color, 8), [shade(theme, color, 1), shade(theme, color, 2)]),
      };
    }),
  },
  dark: {
    '--app-canvas': shade(theme, 'dark', 8),
    '--app-line': shade(theme, 'dark', 5),
    '--app-hover': shade(theme, 'dark', 6),
    '--app-button': shade(theme, 'dark', 5),
    '--app-button-hover': shade(theme, 'dark', 4),
    '--app-control-border': border(
      theme,
      'dark',
      [6, 7, 8].map((index) => shade(theme, 'dark', index)),
    ),
    '--mantine-color-anchor': shade(theme, 'brand', 4),
    '--mantine-color-dimmed': shade(theme, 'dark', 2),
    '--mantine-color-placeholder': shade(theme, 'dark', 2),
    '--mantine-color-error': shade(theme, 'red', 4),
    '--mantine-color-success': shade(theme, 'brand', 4),
    ...perColor(theme, (color) => {
      const text = readable(shade(theme, color, 4), [shade(theme, 'dark', 7), shade(theme, 'dark', 6)]);
      const [light, lightHover] = [0.18, 0.26].map((share) =>
        mixed(shade(theme, 'dark', 7), shade(theme, color, 5), share),
      );
      return {
        text,
        outline: text,
        light: light ?? '',
        'light-hover': lightHover ?? '',
        'light-color': readable(shade(theme, color, 2), [light ?? '', lightHover ?? '']),
      };
    }),
  },
});

const shade = (theme: MantineTheme, color: string, index: number): string =>
  theme.colors[color]?.[index] ?? theme.black;

const border = (theme: MantineTheme, color: 'gray' | 'dark', surfaces: readonly string[]): string =>
  readable(shade(theme, color, 4), surfaces, AA.control);

function perColor(
  theme: MantineTheme,
  of: (color: string) => Record<string, string>,
): Record<string, string> {
  const entries = Object.keys(theme.colors).flatMap((color) =>
    Object.entries(of(color)).map(([name, value]) => [`--mantine-color-${color}-${name}`, value] as const),
  );
  return Object.fromEntries(entries);
}
