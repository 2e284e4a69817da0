import { createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';
import { colors, INK, WHITE } from './theme-colors.ts';

/** Widths in px (THM-05, THM-06); `mobile` is the last width of the narrow layout. */
const breakpoints = { sm: 544, md: 768, lg: 992, xl: 1200, mobile: 991 } as const;
/** The z-indexes below (THM-03). Menus, dialogues and toasts float above all of them. */
export const layers = {
  appBar: 1200,
  drawer: 1100,
  sheet: 1250,
  popover: 1300,
  dialog: 1400,
  toast: 1500,
  overlay: 1600,
  splash: 1700,
} as const;
/** Milliseconds: SHL-03, SHL-11, SHL-12, THM-07, THM-08. */
export const delays = {
  splashAtMost: 3_000,
  menuExpand: 50,
  menuCollapse: 100,
  submenuHover: 500,
  dropdownHover: 800,
  accordion: 200,
  cardToggle: 400,
} as const;
/** Pixels: THM-04, THM-09, THM-10, and those of the frame. */
export const sizes = {
  setPasswordForm: 360,
  setPasswordFormSmall: [240, 255],
  stickyHeaderOffset: 300,
  pageTopPadding: 80,
  topBar: 56,
  menu: 256,
  menuOnLaptops: 208,
  menuCollapsed: 68,
  content: 1400,
} as const;

const em = (pixels: number) => `${pixels / 16}em`;
const font = "Lato, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Fills the plain button instead of giving it a border, which would weigh as much as what the screen is about. */
const variantColors: VariantColorsResolver = (input) => ({
  ...defaultVariantColorsResolver(input),
  ...(input.variant === 'default' && {
    background: 'var(--app-button)',
    hover: 'var(--app-button-hover)',
    border: '1px solid transparent', // which browsers with forced colours draw
  }),
});

/** Dark enough to bring the dialogue forward, and light enough to read what it is about. */
const overlayProps = { backgroundOpacity: 0.4 };

function markFirstEnabledItem(menu: HTMLElement | null): void {
  menu?.querySelector('[role=menuitem]:enabled')?.setAttribute('data-autofocus', 'true');
}

export const theme = createTheme({
  variantColorResolver: variantColors,
  primaryColor: 'brand',
  primaryShade: 5,
  colors,
  black: INK,
  white: WHITE,
  // White on #17c191 would be 2.3:1. Each filled part uses whichever of ink and white has the better contrast.
  autoContrast: true,
  luminanceThreshold: 0.19,
  fontFamily: font, // THM-02
  fontWeights: { regular: '400', medium: '700', semibold: '700', bold: '700' }, // the loaded weights of Lato
  headings: {
    fontFamily: font,
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.35' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h4: { fontSize: '1rem', lineHeight: '1.4' },
      h5: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  breakpoints: {
    xs: em(400),
    sm: em(breakpoints.sm),
    md: em(breakpoints.md),
    lg: em(breakpoints.lg),
    xl: em(breakpoints.xl),
  },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Modal: { defaultProps: { zIndex: layers.dialog, padding: 'lg', centered: true, overlayProps } },
    // A long word in the title must not push the close button out of the dialogue.
    ModalTitle: { defaultProps: { fw: 700, fz: 'lg', lh: 'xs', style: { overflowWrap: 'anywhere' } } },
    DrawerTitle: { defaultProps: { fw: 700, lh: 'xs', style: { overflowWrap: 'anywhere' } } },
    Drawer: { defaultProps: { zIndex: layers.drawer, overlayProps } },
    // Mantine draws <header>, which as a landmark belongs only to the page itself.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Popover: { defaultProps: { zIndex: layers.popover } },
    // A menu must not have Mantine's empty element as a child, which would get the focus.
    Menu: { defaultProps: { zIndex: layers.popover, withInitialFocusPlaceholder: false } },
    // Without a mark, Mantine would focus the first item even if it is disabled, and then nothing would have the focus.
    MenuDropdown: { defaultProps: { ref: markFirstEnabledItem } },
    // The list stays closed on focus, because the focus goes to the first field with an error and the list would cover the
    // message. A click, an arrow key or typing opens it.
    Select: { defaultProps: { openOnFocus: false } },
    Tooltip: { defaultProps: { zIndex: layers.popover } },
    // A select may stand in a dialogue.
    Combobox: { defaultProps: { zIndex: layers.dialog + 1 } },
  },
});
