import * as endpoints from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import { expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import {
  aBadge,
  aDescription,
  anElement,
  anOfferAgreementInput,
  anOfferInput,
  aProperty,
  aSection,
  type ElementDraft,
} from '../../../testing/offers.ts';

const app = appForAllTests();
const call = callerForAllTests(app, { can: ['admin:offer:get', 'admin:offer:create', 'admin:offer:edit'] });

type Fields = Partial<OfferInputDraft>;
const reasons = async (fields: Fields) => {
  const { status, errors } = await call(endpoints.createOffer, { body: anOfferInput(fields) });
  return { status, errors: errors.map(({ code, path }) => [code, path]) };
};
/** Content whose second section has the element in third place. */
const deep = (element: object): Fields => ({
  sections: [aSection(), { elements: [anElement('text'), anElement('map'), element as ElementDraft] }],
});
const AT = 'sections.1.elements.2';
const as = <Type extends Parameters<typeof anElement>[0]>(type: Type, data: object) => {
  const element = anElement(type);
  return { ...element, data: { ...element.data, ...data } };
};

const gallery = anElement('gallery');
const item = (at: number) => ({
  ...gallery.data.items[0],
  id: undefined,
  title: { pl: `${at}`, en: `${at}` },
});

const faults: [string, Fields, [string, string]][] = [
  [
    'an unknown type',
    deep({ ...anElement('text'), type: 'slideshow' }),
    ['ELEMENT_TYPE_UNKNOWN', `${AT}.type`],
  ],
  ['no type', deep({ ...anElement('text'), type: undefined }), ['ELEMENT_TYPE_MISSING', `${AT}.type`]],
  [
    'a width that is not allowed',
    deep(anElement('text', { widthTablet: 5 as 6 })),
    ['VALUE_INVALID', `${AT}.widthTablet`],
  ],
  [
    'a fifth picture',
    deep(as('gallery', { items: [1, 2, 3, 4, 5].map(item) })),
    ['TOO_MANY_ITEMS', `${AT}.data.items`],
  ],
  [
    'a gallery without a picture',
    deep(as('gallery', { items: [] })),
    ['AT_LEAST_ONE_ITEM', `${AT}.data.items`],
  ],
  [
    'a counter without a number',
    deep(as('counter', { items: [] })),
    ['AT_LEAST_ONE_ITEM', `${AT}.data.items`],
  ],
  [
    'a timeline without a stage',
    deep(as('timeline', { stages: [] })),
    ['AT_LEAST_ONE_ITEM', `${AT}.data.stages`],
  ],
  [
    'an address that is not of a video',
    deep(as('youtube', { url: 'https://example.com/watch?v=dQw4w9WgXcQ' })),
    ['VIDEO_URL_INVALID', `${AT}.data.url`],
  ],
  ['no address of a video', deep(as('youtube', { url: ' ' })), ['VIDEO_URL_EMPTY', `${AT}.data.url`]],
  [
    'a map without its address in English',
    deep(as('map', { address: { pl: 'Kraków', en: ' ' } })),
    ['addOffer.addressEmpty', `${AT}.data.address.en`],
  ],
  ['a zoom out of range', deep(as('map', { zoom: 14 })), ['VALUE_INVALID', `${AT}.data.zoom`]],
  [
    'a row with too few cells',
    deep(as('table', { rows: [{ backgroundColor: '#ffffff', textColor: '#000000', cells: [] }] })),
    ['CELLS_DO_NOT_FIT_COLUMNS', `${AT}.data.rows.0.cells`],
  ],
  [
    'a negative slice',
    deep(as('pieChart', { items: [{ label: { pl: 'a', en: 'a' }, value: -1, color: '#000000' }] })),
    ['MUST_NOT_BE_NEGATIVE', `${AT}.data.items.0.value`],
  ],
  [
    'an element for investors who need not sign in',
    deep(anElement('text', { userMustInvest: true })),
    ['INVESTORS_MUST_BE_LOGGED_IN', `${AT}.userMustInvest`],
  ],
  [
    'ELM-09 a child of a child',
    deep(anElement('text', { children: [anElement('map', { children: [anElement('text')] })] })),
    ['ELEMENT_NESTED_TOO_DEEP', `${AT}.children.0.children`],
  ],
  [
    'a child for investors who need not sign in',
    deep(anElement('text', { children: [anElement('map', { userMustInvest: true })] })),
    ['INVESTORS_MUST_BE_LOGGED_IN', `${AT}.children.0.userMustInvest`],
  ],
  [
    'a description for investors who need not sign in',
    { descriptions: [aDescription({ userMustInvest: true })] },
    ['INVESTORS_MUST_BE_LOGGED_IN', 'descriptions.0.userMustInvest'],
  ],
  [
    'a property for investors who need not sign in',
    { properties: [aProperty({ userMustInvest: true })] },
    ['INVESTORS_MUST_BE_LOGGED_IN', 'properties.0.userMustInvest'],
  ],
  [
    'a badge without a colour',
    { badges: [aBadge(), { ...aBadge(), colorText: 'red' }] },
    ['COLOR_INVALID', 'badges.1.colorText'],
  ],
  ['an id that is none', { badges: [{ ...aBadge(), id: '7' }] }, ['VALUE_INVALID', 'badges.0.id']],
];

test.each(faults)('%s is refused at its path', async (_, fields, reason) => {
  expect(await reasons(fields)).toEqual({ status: 422, errors: [reason] });
});

const [text, badge, section] = [anElement('text'), aBadge(), aSection()];
const timeline = anElement('timeline');
const [stage] = timeline.data.stages;
const repetitions: [string, Fields, string][] = [
  ['in one list', { badges: [badge, badge] }, 'badges.1.id'],
  [
    'in two sections',
    { sections: [aSection(text), aSection(anElement('map'), text)] },
    'sections.1.elements.1.id',
  ],
  [
    'as its own child',
    { sections: [aSection({ ...text, children: [text] })] },
    'sections.0.elements.0.children.0.id',
  ],
  [
    'as section and element',
    { sections: [section, aSection({ ...text, id: section.id })] },
    'sections.1.elements.0.id',
  ],
  [
    'in items of two elements',
    { sections: [aSection(timeline, { ...anElement('timeline'), data: { stages: stage ? [stage] : [] } })] },
    'sections.0.elements.1.data.stages.0.id',
  ],
];

test.each(repetitions)(
  'a node that occurs twice %s is refused at the second path',
  async (_, fields, path) => {
    expect(await reasons(fields)).toEqual({ status: 422, errors: [['VALUE_INVALID', path]] });
  },
);

test('all faults are named at once, with paths in the order of the request, not of the positions', async () => {
  const { errors } = await reasons({
    badges: [
      { ...aBadge(), position: 2 },
      { ...aBadge(''), position: 1 },
    ],
    sections: [aSection(), aSection({ ...anElement('text'), type: 'x' as 'text' })],
  });
  expect(errors.sort()).toEqual([
    ['ELEMENT_TYPE_UNKNOWN', 'sections.1.elements.0.type'],
    ['IS_REQUIRED', 'badges.1.text.en'],
    ['IS_REQUIRED', 'badges.1.text.pl'],
  ]);
});

test('R17 rich texts that are nested too deeply are refused with their paths', async () => {
  const nested = `${'<strong>'.repeat(200)}a`;
  const content = { pl: '<p>a</p>', en: nested };
  const [stage] = anElement('timeline').data.stages;
  const cell = as('table', {
    columns: [{ name: { pl: 'a', en: 'a' } }],
    rows: [{ backgroundColor: '#ffffff', textColor: '#000000', cells: [{ value: content }] }],
  });
  const { status, errors } = await reasons({
    mainDescription: content,
    tenants: content,
    descriptions: [aDescription({ content })],
    agreements: [anOfferAgreementInput({ content })],
    sections: [
      aSection({
        ...as('text', { content }),
        children: [as('timeline', { stages: [{ ...stage, content }] })],
      }),
      aSection(cell),
    ],
  });
  expect(status).toBe(422);
  expect(errors.map(([, path]) => path).toSorted()).toEqual([
    'agreements.0.content.en',
    'descriptions.0.content.en',
    'mainDescription.en',
    'sections.0.elements.0.children.0.data.stages.0.content.en',
    'sections.0.elements.0.data.content.en',
    'sections.1.elements.0.data.rows.0.cells.0.value.en',
    'tenants.en',
  ]);
  expect(new Set(errors.map(([code]) => code))).toEqual(new Set(['CONTENT_TOO_COMPLICATED']));
});

test('if the slug is taken, the content is not stored either', async () => {
  const { data } = await call(endpoints.createOffer, { body: anOfferInput() });
  const fields = { slug: data.slug, badges: [aBadge()] };
  expect((await reasons(fields)).errors).toEqual([
    ['OFFER:SLUG_NOT_UNIQUE', 'slug.pl'],
    ['OFFER:SLUG_NOT_UNIQUE', 'slug.en'],
  ]);
  const other = await call(endpoints.createOffer, { body: anOfferInput({ badges: [aBadge('a')] }) });
  const refused = await call(endpoints.updateOffer, {
    params: { id: other.data.id },
    body: anOfferInput(fields),
  });
  expect(refused.codes).toEqual(['OFFER:SLUG_NOT_UNIQUE', 'OFFER:SLUG_NOT_UNIQUE']);
  const read = await call(endpoints.getOffer, { params: { idOrSlug: other.data.id } });
  expect(read.data).toEqual(other.data);
});
