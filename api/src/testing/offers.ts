import { randomUUID } from 'node:crypto';
import {
  DEFAULT_WIDTH,
  type ElementDataDraft,
  type ElementInput,
  type ElementType,
  elementTypes,
} from '@share/contract/areas/offers/elements/elements.ts';
import type { OfferAgreementInput, OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import { aDocument } from './files/documents.ts';

/** A request as the form of an offer sends it: open, visible, without a series, with unique slugs. */
export function anOfferInput(fields: Partial<OfferInputDraft> = {}): OfferInputDraft {
  const unique = randomUUID();
  return {
    title: { pl: 'Kamienica', en: 'Tenement' },
    slug: { pl: `kamienica-${unique}`, en: `tenement-${unique}` },
    isOpen: true,
    isVisible: true,
    mainDescription: { pl: '<p>Opis</p>', en: '<p>Description</p>' },
    projectType: 'Tenement house',
    address: 'ul. Długa 1, Kraków',
    totalCost: 1_000_000,
    position: 1,
    investmentStart: '2026-01-01',
    investmentEnd: '2099-12-31',
    investmentReturn: { pl: '7–9%', en: '7–9%' },
    fixedInvestorsEquity: null,
    templateName: '',
    series: null,
    sections: [],
    badges: [],
    descriptions: [],
    properties: [],
    investorDocuments: [],
    agreements: [],
    ...fields,
  };
}

export const anOfferAgreementInput = (fields: Partial<OfferAgreementInput> = {}): OfferAgreementInput => ({
  name: { pl: 'Regulamin', en: 'Terms' },
  content: { pl: '<p>Akceptuję regulamin</p>', en: '<p>I accept the terms</p>' },
  active: true,
  required: true,
  type: 'terms',
  target: 'investment',
  ...fields,
});

/** An element in the form in which it is sent, before defaults and aliases. */
export type ElementDraft<Type extends ElementType = ElementType> = Omit<
  ElementInput,
  'type' | 'data' | 'children'
> & {
  id: string;
  type: Type;
  data: ElementDataDraft<Type>;
  children: ElementDraft[];
};

/** A section with those elements and a new id. */
export const aSection = (...elements: ElementDraft[]) => ({ id: randomUUID(), elements });

const words = (text: string) => ({ pl: `${text} po polsku`, en: `${text} in English` });
const rich = (text: string) => ({
  pl: `<p>${text} <strong>po polsku</strong></p>`,
  en: `<p>${text} <strong>in English</strong></p>`,
});
const drawing = (color: string) => ({
  fileName: 'dom.svg',
  base64: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect width="60" height="40" fill="${color}"/></svg>`,
  ).toString('base64'),
});
const node = <Fields extends object>(fields: Fields) => ({ id: randomUUID(), ...fields });

const contents: { [Type in ElementType]: () => ElementDataDraft<Type> } = {
  text: () => ({ content: rich('Tekst') }),
  image: () => ({
    label: words('Etykieta'),
    subLabel: words('Podpis'),
    description: words('Opis'),
    file: drawing('#17c191'),
  }),
  gallery: () => ({
    items: [
      node({ title: words('Fasada'), description: words('Opis'), file: drawing('#4c1d95') }),
      node({ title: words('Ogród'), description: words('Opis'), file: drawing('#7c3aed') }),
    ],
  }),
  attachments: () => ({
    items: [
      node({
        displayName: 'Prospekt',
        file: { fileName: 'prospekt.pdf', base64: aDocument.pdf.toString('base64') },
      }),
    ],
  }),
  table: () => ({
    columns: [node({ name: words('Dom') }), node({ name: words('Cena') })],
    rows: [
      node({
        backgroundColor: '#fff6f6',
        textColor: '#9f3a38',
        cells: [node({ value: rich('1') }), node({ value: rich('2') })],
      }),
    ],
  }),
  barChart: () => ({
    title: words('Wykres'),
    color: '#4c1d95',
    items: [
      node({ label: words('Zysk'), value: 7.5, color: '#7c3aed' }),
      node({ label: words('Strata'), value: -2, color: '#c4b5fd' }),
    ],
  }),
  pieChart: () => ({
    title: words('Udziały'),
    items: [node({ label: words('Część'), value: 40, color: '#4c1d95' })],
  }),
  counter: () => ({
    animationDuration: 2,
    items: [node({ label: words('Mieszkania'), countFrom: 0, countTo: 100, color: '#4c1d95' })],
  }),
  timeline: () => ({
    stages: [
      node({ isCurrent: false, label: words('Projekt'), date: words('Wiosna'), content: rich('Etap') }),
      node({ isCurrent: true, label: words('Budowa'), date: words('Lato'), content: rich('Etap') }),
    ],
  }),
  map: () => ({ address: words('Kraków'), latitude: 50.061_43, longitude: 19.936_58, zoom: 17 }),
  youtube: () => ({ url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', autoPlay: false }),
};

/** A valid element of that type, with both languages, ids and files. */
export const anElement = <Type extends ElementType>(
  type: Type,
  fields: Partial<Omit<ElementDraft<Type>, 'type'>> = {},
): ElementDraft<Type> => ({
  id: randomUUID(),
  type,
  title: words('Element'),
  widthDesktop: DEFAULT_WIDTH,
  widthTablet: DEFAULT_WIDTH,
  widthMobile: DEFAULT_WIDTH,
  userMustBeLoggedIn: false,
  userMustInvest: false,
  data: contents[type](),
  children: [],
  ...fields,
});

/** One element of each of the eleven types (ELM-15). */
export const oneOfEachElement = (): ElementDraft[] => elementTypes.map((type) => anElement(type));

export const aBadge = (text = 'Nowość') => ({
  id: randomUUID(),
  text: { pl: text, en: text },
  colorText: '#ffffff',
  colorBackground: '#000000',
});

export const aDescription = (fields = {}) => ({
  id: randomUUID(),
  title: words('Opis'),
  content: rich('Opis'),
  userMustBeLoggedIn: false,
  userMustInvest: false,
  ...fields,
});

export const aProperty = (fields = {}) => ({
  id: randomUUID(),
  label: words('Powierzchnia'),
  value: { pl: '48 m²', en: '48 sq m' },
  userMustBeLoggedIn: false,
  userMustInvest: false,
  ...fields,
});

export const anInvestorDocument = (displayName = 'Umowa.pdf', fields = {}) => ({
  id: randomUUID(),
  attachment: {
    displayName,
    file: { fileName: 'umowa.pdf', base64: aDocument.pdf.toString('base64') },
  },
  signable: false,
  notifyInvestors: false,
  required: false,
  ...fields,
});
