import { elementTypes } from '@share/contract/areas/offers/elements/elements.ts';
import { expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { asRead, offerCalls } from '../../../testing/offer-calls.ts';
import {
  aBadge,
  aDescription,
  anElement,
  anInvestorDocument,
  aProperty,
  aSection,
  oneOfEachElement,
} from '../../../testing/offers.ts';

const app = appForAllTests();
const call = callerForAllTests(app, {
  can: ['admin:offer:get', 'admin:offer:create', 'admin:offer:edit'],
});
const { create, read, update } = offerCalls(call);

test.each(elementTypes)('ELM-10 an element of type %s is read as it was sent', async (type) => {
  const element = anElement(type, {
    widthDesktop: 9,
    widthTablet: 6,
    widthMobile: 3,
    userMustBeLoggedIn: true,
    userMustInvest: true,
  });
  const sections = [aSection(element)];
  const { data } = await create({ sections });
  expect(data.sections).toMatchObject(asRead(sections));
  expect(await read(data.id)).toEqual(data);
});

test('OFR-51, ELM-01, ELM-09 one of everything, also as children, is read as it was sent, again and again', async () => {
  const sent = {
    sections: [
      aSection(...oneOfEachElement()),
      aSection(),
      aSection(anElement('text', { children: oneOfEachElement() }), anElement('map')),
    ],
    badges: [aBadge('Nowość'), aBadge('Ostatnie')],
    descriptions: [aDescription(), aDescription({ userMustBeLoggedIn: true, userMustInvest: true })],
    properties: [aProperty({ userMustBeLoggedIn: true }), aProperty()],
    investorDocuments: [
      anInvestorDocument('Umowa', { signable: true, required: true }),
      anInvestorDocument('Prospekt', { notifyInvestors: true }),
    ],
  };
  const { data } = await create(sent);
  expect(data).toMatchObject(asRead(sent));
  const stored = await read(data.id);
  expect(stored).toEqual(data);

  const again = await update(data.id, stored);
  expect(again.data).toEqual({ ...data, version: 2 });
});

test('a part without an id gets one; an image element without labels gets empty ones', async () => {
  const { id: _, ...badge } = aBadge();
  const { id: __, ...element } = anElement('image');
  const { data } = await create({
    badges: [badge],
    sections: [{ elements: [{ ...element, data: { description: { pl: '', en: '' } } }] }],
  });
  const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  const none = { pl: '', en: '' };
  expect(data).toMatchObject({
    badges: [{ id: uuid }],
    sections: [{ id: uuid, elements: [{ id: uuid, data: { label: none, subLabel: none, fileId: null } }] }],
  });
  expect(await read(data.id)).toEqual(data);
});

test('ELM-14, ELM-15 widths that are left out are 12; old names of types are accepted', async () => {
  const { widthDesktop: _, widthTablet: __, widthMobile: ___, ...text } = anElement('text');
  const aliases = [
    { ...text, type: 'textBox' },
    { ...anElement('image'), type: 'imageBox' },
    { ...anElement('gallery'), type: 'galleryBox' },
    { ...anElement('youtube'), type: 'video' },
  ];
  const { data } = await create({ sections: [{ elements: aliases }] });
  const [section] = data.sections;
  expect(section?.elements.map(({ type }) => type)).toEqual(['text', 'image', 'gallery', 'youtube']);
  expect(section?.elements[0]).toMatchObject({ widthDesktop: 12, widthTablet: 12, widthMobile: 12 });
});

test('CON-11, ELM-18 positions decide the order if every part has one, and are read as 1 to n', async () => {
  const [first, second, third] = [aBadge('1'), aBadge('2'), aBadge('3')];
  const { data } = await create({
    badges: [
      { ...third, position: 30 },
      { ...first, position: -1 },
      { ...second, position: 2.5 },
    ],
    properties: [{ ...aProperty(), position: 2 }, aProperty()],
  });
  expect(data.badges.map(({ id, position }) => [id, position])).toEqual([
    [first.id, 1],
    [second.id, 2],
    [third.id, 3],
  ]);
  expect(data.properties.map(({ position }) => position)).toEqual([1, 2]);
});

test('R17 every rich text is sanitised', async () => {
  const dirty = { pl: '<p onclick="x()">Tak</p><script>x()</script>', en: '<p>Yes</p>' };
  const clean = { pl: '<p>Tak</p>', en: '<p>Yes</p>' };
  const [timeline, table] = [anElement('timeline'), anElement('table')];
  const { data } = await create({
    descriptions: [aDescription({ content: dirty })],
    sections: [
      aSection(
        anElement('text', { data: { content: dirty } }),
        {
          ...timeline,
          data: { stages: timeline.data.stages.map((stage) => ({ ...stage, content: dirty })) },
        },
        {
          ...table,
          data: {
            ...table.data,
            rows: table.data.rows.map((row) => ({
              ...row,
              cells: row.cells.map((cell) => ({ ...cell, value: dirty })),
            })),
          },
        },
      ),
    ],
  });
  expect(data.descriptions[0]?.content).toEqual(clean);
  expect(data.sections[0]?.elements.map((element) => element.data)).toMatchObject([
    { content: clean },
    { stages: [{ content: clean }, { content: clean }] },
    { rows: [{ cells: [{ value: clean }, { value: clean }] }] },
  ]);
});
