import type { OfferInputDraft, OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { base64, both, documentOf, element, pictureOf, table } from '../../element-records.ts';
import { anOffer, anOfferAgreement } from '../../offer-records.ts';
import { unique } from '../../records.ts';

const purples = ['#4c1d95', '#7c3aed', '#c4b5fd'] as const;
const value = (label: string, number: number, color: string) => ({
  label: both(label),
  value: number,
  color,
});
const stage = (label: string, isCurrent: boolean) => ({
  isCurrent,
  label: both(label),
  date: both('wiosna 2027', 'spring 2027'),
  content: both('<p>Więcej o etapie</p>', `<p>More of ${label}</p>`),
});

/** One element of each type. */
export const elementsOfAllTypes = async (): Promise<unknown[]> => [
  element('text', 'Wstęp', { content: both('<p>Kamienica <strong>w centrum</strong>.</p>') }),
  element('image', 'Widok', {
    label: both('Dom'),
    subLabel: both('Od ogrodu'),
    description: both('Dom od ogrodu'),
    file: { fileName: 'dom.jpg', base64: await base64() },
  }),
  element('gallery', 'Galeria', { items: [await pictureOf('Front'), await pictureOf('Ogród')] }),
  element('attachments', 'Pliki', { items: [documentOf('Prospekt'), documentOf('Kosztorys inwestycji')] }),
  element('youtube', 'Nagranie', { url: 'https://youtu.be/dQw4w9WgXcQ', autoPlay: true }),
  element('barChart', 'Przychody', {
    title: both('Przychody w latach'),
    color: purples[0],
    items: [value('2024', 1.5, purples[0]), value('2025', 2.25, purples[1]), value('2026', 4, purples[2])],
  }),
  element('pieChart', 'Podział', {
    title: both('Struktura'),
    items: [value('Mieszkania', 60, purples[0]), value('Usługi', 40, purples[2])],
  }),
  element('counter', 'Liczby', {
    animationDuration: 2,
    items: [
      { label: both('Domów'), countFrom: 0, countTo: 48, color: purples[0] },
      { label: both('Hektarów'), countFrom: 0, countTo: 12.5, color: purples[1] },
    ],
  }),
  element('timeline', 'Etapy', {
    stages: [stage('Zakup', false), stage('Budowa', true), stage('Sprzedaż', false)],
  }),
  table,
  element('map', 'Położenie', {
    address: { pl: 'Rynek Główny 1, Kraków', en: 'Rynek 1, Krakow' },
    latitude: 50.061947,
    longitude: 19.936856,
    zoom: 16,
  }),
];

const restrictions = { userMustBeLoggedIn: true, userMustInvest: false };

/** An offer of which every list has something in it. */
export async function aFullOffer(staff: Page, fields: Partial<OfferInputDraft> = {}): Promise<OfferView> {
  return anOffer(staff, `Rewitalizacja Kamienicy przy Piotrkowskiej ${unique()}`, {
    address: 'ul. Piotrkowska 100, Łódź',
    mainDescription: both('<p>Kamienica <strong>w centrum</strong>.</p>'),
    investmentReturn: both('7–9% rocznie', '7–9% a year'),
    badges: [{ text: both('Nowość'), colorText: '#ffffff', colorBackground: '#000000' }],
    descriptions: [{ title: both('Opis'), content: both('<p>Opis.</p>'), ...restrictions }],
    properties: ['Parter', 'Piętro'].map((label) => ({
      label: both(label),
      value: both('24'),
      ...restrictions,
    })),
    agreements: ['Alfa', 'Beta', 'Gama'].map(anOfferAgreement),
    investorDocuments: ['Umowa', 'Prospekt', 'Plan'].map((name) => ({
      attachment: {
        displayName: name,
        file: { fileName: `${name}.pdf`, base64: Buffer.from('%PDF-1.7\n%%EOF').toString('base64') },
      },
      signable: true,
      notifyInvestors: false,
    })),
    sections: [{ elements: await elementsOfAllTypes() }] as OfferInputDraft['sections'],
    ...fields,
  });
}
