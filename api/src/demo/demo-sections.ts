import { chartColors } from '@share/contract/areas/offers/elements/charts.ts';
import type { SectionInput } from '@share/contract/areas/offers/elements/elements.ts';
import { DEFAULT_ZOOM } from '@share/contract/areas/offers/elements/map.ts';
import { defaultColumns, rowColors, rowPresets } from '@share/contract/areas/offers/elements/table.ts';
import type { Random } from '../platform/seeded-random.ts';
import { both, element, investors, paragraphs, signedIn } from './demo-parts.ts';
import { placeOf } from './demo-places.ts';
import type { DemoProperty } from './demo-properties.ts';

/** The ids of files that were stored before. */
export interface DemoFiles {
  pictures: number[];
  documents: { displayName: string; fileId: number }[];
}

interface DemoSubject {
  property: DemoProperty;
  /** The index of the demo offer. */
  at: number;
  random: Random;
  files: DemoFiles;
  /** The number of units in the building. */
  homes: number;
}

/** The sections of a demo offer: description, figures, schedule and downloads. */
export const demoSections = (subject: DemoSubject): SectionInput[] => [
  about(subject),
  numbers(subject),
  plan(subject),
  downloads(subject),
];

const about = ({ property, at, random, files, homes }: DemoSubject): SectionInput => ({
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
        file: pictureOf(files, at),
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
            countTo: random.integer(80, 99),
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
        file: pictureOf(files, at + nth + 1),
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

const pictureOf = ({ pictures }: DemoFiles, nth: number) => ({ fileId: pictures[nth % pictures.length] });

const numbers = ({ property, random }: DemoSubject): SectionInput => ({
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

/** Three units for sale, the first of them reserved. */
function rowsOf(random: Random) {
  return [1, 2, 3].map((unit) => {
    const [plot, area] = [random.integer(300, 900), random.integer(40, 140)];
    const price = (area * random.integer(9, 14)).toLocaleString('en').replace(/,/g, ' ');
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

const plan = ({ property, at }: DemoSubject): SectionInput => ({
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

const downloads = ({ random, files }: DemoSubject): SectionInput => ({
  elements: [
    element(
      'attachments',
      both('Do pobrania', 'To download'),
      {
        items: files.documents.map(({ displayName, fileId }) => ({ displayName, file: { fileId } })),
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
                  countTo: random.integer(120, 900),
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
