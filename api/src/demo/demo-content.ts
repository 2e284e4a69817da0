import { chartColors } from '@share/contract/areas/offers/elements/charts.ts';
import {
  DEFAULT_WIDTH,
  type ElementDataInput,
  type ElementInput,
  type ElementType,
  type GridWidth,
  type SectionInput,
} from '@share/contract/areas/offers/elements/elements.ts';
import { DEFAULT_ZOOM } from '@share/contract/areas/offers/elements/map.ts';
import { defaultColumns, rowColors, rowPresets } from '@share/contract/areas/offers/elements/table.ts';
import { badgePresets } from '@share/contract/areas/offers/offers.parts.ts';
import type { OfferInput } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { placeOf } from './demo-places.ts';
import type { DemoProperty } from './demo-properties.ts';
import { drawDocument } from './draw-document.ts';
import type { Random } from './random.ts';

type Content = Pick<OfferInput, 'sections' | 'badges' | 'descriptions' | 'properties' | 'investorDocuments'>;

const both = (pl: string, en = pl): Translated => ({ pl, en });
const paragraphs = (...lines: [string, string][]): Translated => ({
  pl: lines.map(([pl]) => `<p>${pl}</p>`).join(''),
  en: lines.map(([, en]) => `<p>${en}</p>`).join(''),
});
const everybody = { userMustBeLoggedIn: false, userMustInvest: false };
const signedIn = { userMustBeLoggedIn: true, userMustInvest: false };
const investors = { userMustBeLoggedIn: true, userMustInvest: true };

type Look = Partial<typeof everybody> & { width?: GridWidth; children?: ElementInput[] };

/** On phones everything is as wide as the page. */
const element = <Type extends ElementType>(
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

/** Files that were stored before, by their ids. */
export interface DemoFiles {
  pictures: number[];
  papers: { displayName: string; fileId: number }[];
}

/** What investors read of a demo offer. */
export function demoContent(
  property: DemoProperty,
  at: number,
  random: Random,
  { pictures, papers }: DemoFiles,
): Content {
  const homes = random.whole(18, 120);
  const document = (name: Translated) => ({
    fileName: `${name.pl}.pdf`,
    base64: drawDocument(property.title.pl, [name.pl, property.address, property.story.pl]).toString(
      'base64',
    ),
  });
  const picture = (nth: number) => ({ fileId: pictures[(at + nth) % pictures.length] });

  const about = (): SectionInput => ({
    elements: [
      element('text', both('O inwestycji', 'About the investment'), {
        content: paragraphs(
          [property.story.pl, property.story.en],
          [
            `Budynek prowadzi <strong>doświadczony zarządca</strong>, a każdy inwestor dostaje raport co kwartał.`,
            `The building is run by an <strong>experienced manager</strong>, and every investor gets a report each quarter.`,
          ],
        ),
      }),
      element(
        'image',
        both('Widok z ulicy', 'Seen from the street'),
        {
          label: property.title,
          subLabel: both(property.address),
          description: both('Wizualizacja pracowni projektowej.', "The architects' rendering."),
          file: picture(0),
        },
        { width: 6 },
      ),
      element(
        'counter',
        both('W liczbach', 'In numbers'),
        {
          animationDuration: 2,
          items: [
            { label: both('lokali', 'units'), countFrom: 0, countTo: homes, color: chartColors[0] },
            {
              label: both('% wynajętych', '% let'),
              countFrom: 0,
              countTo: random.whole(80, 99),
              color: chartColors[1],
            },
          ],
        },
        { width: 6 },
      ),
      element('gallery', both('Galeria', 'Gallery'), {
        items: Array.from({ length: 2 + (at % 3) }, (_, nth) => ({
          title: both(`Ujęcie ${nth + 1}`, `View ${nth + 1}`),
          description: both('', ''),
          file: picture(nth + 1),
        })),
      }),
      ...(at % 4 === 0
        ? [
            element('youtube', both('Spacer po okolicy', 'A walk around'), {
              url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
              autoPlay: false,
            }),
          ]
        : []),
    ],
  });

  const numbers = (): SectionInput => ({
    elements: [
      element(
        'barChart',
        both('Przewidywany czynsz', 'Expected rent'),
        {
          title: both('Czynsz w tys. zł rocznie', 'Rent in thousands of PLN a year'),
          color: chartColors[0],
          items: [1, 2, 3, 4].map((year) => ({
            label: both(`Rok ${year}`, `Year ${year}`),
            value: Math.round((property.totalCost / 1_000) * 0.06 * (1 + year * 0.02)),
            color: chartColors[year % chartColors.length] ?? chartColors[0],
          })),
        },
        { width: 6 },
      ),
      element(
        'pieChart',
        both('Finansowanie', 'Financing'),
        {
          title: both('Udział w koszcie, %', 'Share of the cost, %'),
          items: [
            { label: both('Inwestorzy', 'Investors'), value: 50, color: chartColors[0] },
            { label: both('Deweloper', 'Developer'), value: 20, color: chartColors[1] },
            { label: both('Bank', 'Bank'), value: 30, color: chartColors[2] },
          ],
        },
        { width: 6 },
      ),
      element(
        'table',
        both('Dostępne lokale', 'Available units'),
        { columns: defaultColumns.map((name) => ({ name: { ...name } })), rows: rowsOf(random) },
        signedIn,
      ),
    ],
  });

  const plan = (): SectionInput => ({
    elements: [
      element('timeline', both('Harmonogram', 'Schedule'), {
        stages: stages.map(([label, date, content], stage) => ({
          isCurrent: stage === 1 + (at % 2),
          label: both(...label),
          date: both(...date),
          content: paragraphs(content),
        })),
      }),
      element('map', both('Położenie', 'Location'), {
        address: both(property.address),
        ...placeOf(property.address),
        zoom: DEFAULT_ZOOM,
      }),
    ],
  });

  const downloads = (): SectionInput => ({
    elements: [
      element(
        'attachments',
        both('Do pobrania', 'To download'),
        {
          items: papers.map(({ displayName, fileId }) => ({ displayName, file: { fileId } })),
        },
        signedIn,
      ),
      element(
        'text',
        both('Dla inwestorów', 'For investors'),
        {
          content: paragraphs([
            'Dziękujemy, że są Państwo z nami. Tu publikujemy wyniki i plany na kolejny rok.',
            'Thank you for being with us. Results and plans for the coming year are published here.',
          ]),
        },
        {
          ...investors,
          children: [
            element(
              'counter',
              both('Wypłacono', 'Paid out'),
              {
                animationDuration: 1.5,
                items: [
                  {
                    label: both('tys. zł', 'thousand PLN'),
                    countFrom: 0,
                    countTo: random.whole(120, 900),
                    color: chartColors[1],
                  },
                ],
              },
              { ...investors, width: 6 },
            ),
            element(
              'text',
              both('Kontakt', 'Contact'),
              {
                content: paragraphs([
                  'Opiekun inwestorów: Anna Zielińska.',
                  'Investor relations: Anna Zielińska.',
                ]),
              },
              { ...investors, width: 6 },
            ),
          ],
        },
      ),
    ],
  });

  return {
    sections: [about(), numbers(), plan(), downloads()],
    badges: [
      { text: property.kind, ...badge(at) },
      ...(at % 3 === 0 ? [{ text: both('Ostatnie udziały', 'Last shares'), ...badge(at + 2) }] : []),
    ],
    descriptions: [
      {
        title: both('Dlaczego warto', 'Why it is worth it'),
        content: paragraphs([
          'Umowy najmu są indeksowane, a lokalizacja broni się także w słabszych latach.',
          'Leases are indexed, and the location holds its own in weaker years too.',
        ]),
        ...everybody,
      },
      {
        title: both('Ryzyko', 'Risk'),
        content: paragraphs([
          'Wartość udziałów może spaść, a wypłaty nie są gwarantowane.',
          'The value of shares may fall, and payments are not guaranteed.',
        ]),
        ...signedIn,
      },
      {
        title: both('Umowa z zarządcą', "The manager's contract"),
        content: paragraphs([
          'Wynagrodzenie zarządcy to 4% pobranego czynszu.',
          'The manager is paid 4% of the rent collected.',
        ]),
        ...investors,
      },
    ],
    properties: [
      { label: both('Rodzaj', 'Kind'), value: property.kind, ...everybody },
      { label: both('Liczba lokali', 'Units'), value: both(String(homes)), ...everybody },
      {
        label: both('Rok budowy', 'Built in'),
        value: both(String(random.whole(1905, 2024))),
        ...everybody,
      },
      { label: both('Finansowanie bankowe', 'Bank financing'), value: both('30%'), ...signedIn },
      { label: both('Marża banku', "The bank's margin"), value: both('2,1%', '2.1%'), ...investors },
    ],
    investorDocuments: [
      [both('Umowa inwestycyjna', 'Investment contract'), true, true] as const,
      [both('Oświadczenie o ryzyku', 'Statement of risk'), true, false] as const,
      [both('Raport roczny', 'Annual report'), false, false] as const,
    ].map(([name, signable, required]) => ({
      attachment: { displayName: `${name.pl}.pdf`, file: document(name) },
      signable,
      required,
      notifyInvestors: false,
    })),
  };
}

const badge = (at: number) => ({ ...(badgePresets[at % badgePresets.length] ?? badgePresets[0]) });

/** Three units for sale, the first of them reserved. */
function rowsOf(random: Random) {
  return [1, 2, 3].map((unit) => {
    const [plot, area] = [random.whole(300, 900), random.whole(40, 140)];
    const price = (area * random.whole(9, 14)).toLocaleString('en').replace(/,/g, ' ');
    const cells = [
      both(`<p><strong>${unit}</strong></p>`),
      both(`<p>${plot} m²</p>`, `<p>${plot} sq m</p>`),
      both(`<p>${area} m²</p>`, `<p>${area} sq m</p>`),
      both(`<p>${price} 000 zł</p>`, `<p>PLN ${price} 000</p>`),
      unit === 1 ? both('<p>rezerwacja</p>', '<p>reserved</p>') : both('<p>A</p>'),
    ];
    return { ...(unit === 1 ? rowPresets.preset_1 : rowColors), cells: cells.map((value) => ({ value })) };
  });
}

const stages: [label: [string, string], date: [string, string], content: [string, string]][] = [
  [
    ['Zakup nieruchomości', 'Purchase of the property'],
    ['zima 2025', 'winter 2025'],
    ['Akt notarialny podpisany, hipoteka wpisana.', 'The deed is signed and the mortgage entered.'],
  ],
  [
    ['Remont i wynajem', 'Refurbishment and letting'],
    ['wiosna 2026', 'spring 2026'],
    ['Prace trwają piętro po piętrze, bez przerwy w najmie.', 'Work goes floor by floor while tenants stay.'],
  ],
  [
    ['Pierwsza wypłata', 'First payment'],
    ['jesień 2026', 'autumn 2026'],
    ['Wypłaty co kwartał, z raportem zarządcy.', 'Payments each quarter, with the report of the manager.'],
  ],
];
