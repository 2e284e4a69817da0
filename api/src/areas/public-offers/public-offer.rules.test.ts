import type { ElementView } from '@share/contract/areas/offers/elements/elements.ts';
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { PublicOfferView } from '@share/contract/areas/offers/public-offers.schemas.ts';
import { describe, expect, test } from 'vitest';
import { documentsSeenBy, maySee, offerSeenBy, type Viewer } from './public-offer.rules.ts';

const open = { userMustBeLoggedIn: false, userMustInvest: false };
const forUsers = { userMustBeLoggedIn: true, userMustInvest: false };
const forInvestors = { userMustBeLoggedIn: true, userMustInvest: true };
const viewers: Viewer[] = ['guest', 'user', 'investor'];
const none = { pl: '', en: '' };

test.each([
  ['guest', open, true],
  ['guest', forUsers, false],
  ['guest', forInvestors, false],
  ['user', open, true],
  ['user', forUsers, true],
  ['user', forInvestors, false],
  ['investor', open, true],
  ['investor', forUsers, true],
  ['investor', forInvestors, true],
  // The form forbids this combination; if it is stored anyway, the part must be hidden.
  ['user', { userMustBeLoggedIn: false, userMustInvest: true }, false],
] as const)('ELM-10 a %s and a part with %o: %s', (viewer, part, may) => {
  expect(maySee(viewer, part)).toBe(may);
});

const named = (id: string, restriction: typeof open) => ({ id, position: 9, title: none, ...restriction });
const text = (id: string, restriction: typeof open, children: ElementView[] = []): ElementView =>
  ({
    ...named(id, restriction),
    type: 'text',
    widthDesktop: 12,
    widthTablet: 12,
    widthMobile: 12,
    data: { content: none },
    children,
  }) as ElementView;
const attachments = (id: string, restriction: typeof open, ...names: string[]): ElementView =>
  ({
    ...text(id, restriction),
    type: 'attachments',
    data: {
      items: names.map((name, index) => ({
        id: name,
        position: index + 1,
        displayName: name,
        fileId: 1,
        fileName: `${name}.pdf`,
        url: `/api/files/x/${name}.pdf`,
        size: 1,
      })),
    },
  }) as ElementView;

const agreement = (id: number, active: boolean) => ({
  id,
  position: id,
  name: none,
  content: none,
  active,
  required: true,
  type: 'terms' as const,
  target: 'investment' as const,
});

const offer: OfferView = {
  id: 7,
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  title: none,
  slug: none,
  isOpen: true,
  isVisible: true,
  mainDescription: none,
  projectType: '',
  address: '',
  totalCost: 0,
  position: 1,
  investmentStart: '2026-01-01',
  investmentEnd: '2026-12-31',
  investmentReturn: none,
  fixedInvestorsEquity: null,
  templateName: '',
  series: 4,
  seriesHasAccount: true,
  seriesName: { pl: 'Wewnętrzna', en: 'Internal' },
  imageUrl: null,
  thumbUrl: null,
  costPerStock: null,
  minStock: null,
  developerEquity: null,
  investorsEquity: null,
  debt: null,
  redemptionCapRate: null,
  tenants: none,
  badges: [],
  properties: [forInvestors, open, forUsers].map((restriction, index) => ({
    id: `property-${index}`,
    position: index + 1,
    label: none,
    value: none,
    ...restriction,
  })),
  descriptions: [forUsers, forInvestors, open].map((restriction, index) => ({
    ...named(`description-${index}`, restriction),
    position: index + 1,
    content: none,
  })),
  investorDocuments: [
    {
      id: 'contract',
      position: 1,
      attachment: { displayName: 'Umowa', fileId: 5, fileName: 'umowa.pdf', url: '/api/offer/7', size: 9 },
      signable: true,
      notifyInvestors: true,
      required: true,
      notifiedAt: '2026-01-01T00:00:00.000Z',
    },
  ],
  sections: [
    { id: 'hidden', position: 1, elements: [attachments('a', forInvestors, 'secret')] },
    {
      id: 'mixed',
      position: 2,
      elements: [
        text('b', forUsers, [attachments('c', open, 'inside')]),
        text('d', open, [
          attachments('e', forInvestors, 'deep'),
          text('f', forUsers),
          attachments('g', open, 'plain'),
        ]),
      ],
    },
    { id: 'empty', position: 3, elements: [] },
    { id: 'open', position: 4, elements: [attachments('h', open, 'last')] },
  ],
  agreements: [agreement(1, false), agreement(2, true)],
};

const ids = (parts: readonly { id: string | number; position: number }[]) =>
  parts.map(({ id, position }) => `${position} ${id}`);
const outline = (viewer: Viewer) =>
  offerSeenBy(viewer, offer, null).sections.map((section) => [
    `${section.position} ${section.id}`,
    ...section.elements.flatMap((element) => [
      `${element.position} ${element.id}`,
      ...ids(element.children).map((child) => `- ${child}`),
    ]),
  ]);

describe('visible parts are numbered from 1, and the children of hidden elements are hidden', () => {
  test('by a guest', () => {
    expect(outline('guest')).toEqual([
      ['1 mixed', '1 d', '- 1 g'],
      ['2 open', '1 h'],
    ]);
  });

  test('by a user', () => {
    expect(outline('user')).toEqual([
      ['1 mixed', '1 b', '- 1 c', '2 d', '- 1 f', '- 2 g'],
      ['2 open', '1 h'],
    ]);
  });

  test('by an investor', () => {
    expect(outline('investor')).toEqual([
      ['1 hidden', '1 a'],
      ['2 mixed', '1 b', '- 1 c', '2 d', '- 1 e', '- 2 f', '- 3 g'],
      ['3 open', '1 h'],
    ]);
  });

  test('OFR-57, OFR-59 descriptions and properties alike', () => {
    const seen = (viewer: Viewer) => {
      const { descriptions, properties } = offerSeenBy(viewer, offer, null);
      return [ids(descriptions), ids(properties)];
    };
    expect(seen('guest')).toEqual([['1 description-2'], ['1 property-1']]);
    expect(seen('user')).toEqual([
      ['1 description-0', '2 description-2'],
      ['1 property-1', '2 property-2'],
    ]);
    expect(seen('investor').map(({ length }) => length)).toEqual([3, 3]);
  });
});

const addedByRequest = {
  ordering: true,
  imageAlt: true,
  imageWidth: true,
  imageHeight: true,
  imageFocus: true,
} as const;

test('only active agreements are shown, and no internal fields', () => {
  for (const viewer of viewers) {
    const shown = offerSeenBy(viewer, offer, null);
    expect(ids(shown.agreements)).toEqual(['1 2']);
    expect(Object.keys(shown).sort()).toEqual(Object.keys(PublicOfferView.omit(addedByRequest).shape).sort());
    for (const name of [
      'version',
      'seriesName',
      'seriesHasAccount',
      'isVisible',
      'investorDocuments',
      'createdAt',
    ])
      expect(shown).not.toHaveProperty(name);
  }
});

test('OFR-81 documents are the visible attachments; only investors see those for investors', () => {
  const seen = (viewer: Viewer) => {
    const { documents, investorDocuments } = documentsSeenBy(viewer, offer);
    return [ids(documents), ids(investorDocuments)];
  };
  expect(seen('guest')).toEqual([['1 plain', '2 last'], []]);
  expect(seen('user')).toEqual([['1 inside', '2 plain', '3 last'], []]);
  expect(seen('investor')).toEqual([['1 secret', '2 inside', '3 deep', '4 plain', '5 last'], ['1 contract']]);
  expect(documentsSeenBy('investor', offer).investorDocuments[0]).toEqual({
    id: 'contract',
    position: 1,
    displayName: 'Umowa',
    fileName: 'umowa.pdf',
    url: '/api/offer/7',
    size: 9,
    signable: true,
    required: true,
  });
});
