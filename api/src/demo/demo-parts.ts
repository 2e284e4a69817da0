import {
  DEFAULT_WIDTH,
  type ElementDataInput,
  type ElementInput,
  type ElementType,
  type GridWidth,
} from '@share/contract/areas/offers/elements/elements.ts';
import type { Translated } from '@share/contract/shared/translated.ts';

export const both = (pl: string, en = pl): Translated => ({ pl, en });
export const paragraphs = (...lines: [string, string][]): Translated => ({
  pl: lines.map(([pl]) => `<p>${pl}</p>`).join(''),
  en: lines.map(([, en]) => `<p>${en}</p>`).join(''),
});
export const everybody = { userMustBeLoggedIn: false, userMustInvest: false };
export const signedIn = { userMustBeLoggedIn: true, userMustInvest: false };
export const investors = { userMustBeLoggedIn: true, userMustInvest: true };

type Look = Partial<typeof everybody> & { width?: GridWidth; children?: ElementInput[] };

/** On phones every element has the full width. */
export const element = <Type extends ElementType>(
  type: Type,
  title: Translated,
  data: ElementDataInput<Type>,
  { width = DEFAULT_WIDTH, children = [], ...visibility }: Look = {},
) =>
  ({
    type,
    title,
    data,
    children,
    widthDesktop: width,
    widthTablet: width === DEFAULT_WIDTH ? DEFAULT_WIDTH : 6,
    widthMobile: DEFAULT_WIDTH,
    ...everybody,
    ...visibility,
  }) as ElementInput;
