import { type ElementType, SectionView } from '@share/contract/areas/offers/elements/elements.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { OfferContent } from '../areas/offers/content/offer-content.tsx';
import type { ElementOf } from '../areas/offers/content/store/content-model.ts';
import { ContentStore } from '../areas/offers/content/store/content-store.ts';
import { toContent } from '../areas/offers/content/store/content-values.ts';
import { FormContext, ownForm } from '../ui/form/form-context.ts';
import { draw } from './draw.tsx';

/** An element as the server answers it, without ids and positions. */
interface GivenElement {
  type: ElementType;
  title: { pl: string; en: string };
  data: unknown;
}

export const both = (pl: string, en = `${pl} EN`) => ({ pl, en });

export const element = (type: ElementType, title: string, data: unknown): GivenElement => ({
  type,
  title: both(title),
  data,
});

/** A text element that says the same in both languages, or nothing. */
export const brief = (title: string, content = title): GivenElement => ({
  type: 'text',
  title: both(title, title),
  data: { content: both(content && `<p>${content}</p>`, content && `<p>${content}</p>`) },
});

const row = (cells: string[], colors = { textColor: '#000000', backgroundColor: '#ffffff' }) => ({
  ...colors,
  cells: cells.map((cell) => ({ value: both(cell === '' ? '' : `<p>${cell}</p>`, `<p>${cell} EN</p>`) })),
});
export const table = element('table', 'Domy', {
  columns: ['Nr domu', 'Działka', 'Cena'].map((name) => ({ name: both(name) })),
  rows: [
    row(['A1', '820 m²', '900 000 zł']),
    row(['A2', '<strong>910</strong> m²', 'sprzedany'], { textColor: '#9f3a38', backgroundColor: '#fff6f6' }),
    row(['A3', '', '-'], { textColor: '#573a08', backgroundColor: '#fffaf3' }),
  ],
});

/** What the server adds to each part of a list. */
const numbered = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map((part, index) => ({
      id: crypto.randomUUID(),
      position: index + 1,
      ...(numbered(part) as object),
    }));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, numbered(inner)]));
};

interface Looks {
  language?: Language;
  isReadOnly?: boolean;
}

/** The sections tab of an offer with these elements, section by section. Returns what the offer holds. */
export async function sectionsTab(
  sections: readonly (readonly GivenElement[])[],
  { language = 'en', isReadOnly = false }: Looks = {},
): Promise<ContentStore> {
  const frame = {
    widthDesktop: 12,
    widthTablet: 12,
    widthMobile: 12,
    userMustBeLoggedIn: false,
    userMustInvest: false,
    children: [],
  };
  const given = sections.map((elements) => ({ elements: elements.map((one) => ({ ...frame, ...one })) }));
  const store = new ContentStore(toContent(SectionView.array().parse(numbered(given))));
  await draw(
    <FormContext value={{ ...ownForm(), isReadOnly }}>
      <OfferContent content={store} />
    </FormContext>,
    language,
  );
  return store;
}

/** The sections tab of an offer with one section of these elements, with all cards open. */
export async function openElements(
  elements: readonly GivenElement[],
  looks: Looks = {},
): Promise<ContentStore> {
  const store = await sectionsTab([elements], looks);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect.poll(() => document.querySelectorAll('[data-element-content]').length).toBe(elements.length);
  return store;
}

/** The data of the first element. */
export const firstData = <Type extends ElementType>(store: ContentStore): ElementOf<Type>['data'] =>
  store.content[0]?.elements[0]?.data as ElementOf<Type>['data'];
