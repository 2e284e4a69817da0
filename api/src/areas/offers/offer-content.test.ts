import { randomUUID } from 'node:crypto';
import { elementTypes } from '@share/contract/areas/offers/elements/elements.ts';
import * as endpoints from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferInputDraft, OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '../../platform/audit.ts';
import { runIntoLock } from '../../testing/held-lock.ts';
import {
  aBadge,
  aDescription,
  anElement,
  anInvestorDocument,
  anOfferInput,
  aProperty,
  aSection,
  oneOfEachElement,
} from '../../testing/offers.ts';
import { aTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let call: Caller;

beforeAll(async () => {
  app = await aTestApp();
  call = await app.as({
    can: ['admin:offer:get', 'admin:offer:create', 'admin:offer:edit', 'admin:offer:delete'],
  });
});
afterAll(() => app.close());

type Fields = Partial<OfferInputDraft>;
const create = (fields: Fields) => call(endpoints.createOffer, { body: anOfferInput(fields) });
const update = (id: number, fields: Fields, ifMatch?: number) =>
  call(endpoints.updateOffer, {
    params: { id },
    body: anOfferInput(fields),
    ...(ifMatch ? { ifMatch } : {}),
  });
const read = async (id: number) =>
  (await call(endpoints.getOffer, { params: { idOrSlug: id } })).data as OfferView;

/** What was sent as it is to be read: numbered from 1, without the bytes of files; a child has no list of children. */
function asRead<Sent>(sent: Sent): Sent {
  if (Array.isArray(sent)) {
    return sent.map((item, index) => ({ ...asRead(item), position: index + 1 })) as Sent;
  }
  if (typeof sent !== 'object' || sent === null) return sent;
  const fields = Object.entries(sent).filter(
    ([key, value]) => key !== 'file' && !(key === 'children' && value.length === 0),
  );
  return Object.fromEntries(fields.map(([key, value]) => [key, asRead(value)])) as Sent;
}

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

test('a part without an id gets one, an image element without labels has empty ones', async () => {
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

test('ELM-14, ELM-15 widths that are left out are 12; older names of types are understood', async () => {
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

test('ELM-04, ELM-07 what is moved, between sections or in and out of another element, keeps its id and content', async () => {
  const [text, gallery, map] = [anElement('text'), anElement('gallery'), anElement('map')];
  const table = anElement('table', { children: [map] });
  const [one, two] = [aSection(text, table), aSection(gallery)];
  const { data } = await create({ sections: [one, two] });

  const moved = [
    { ...two, elements: [{ ...text, children: [gallery] }, map] },
    { id: randomUUID(), elements: [{ ...table, children: [] }] },
  ];
  const withoutFiles = moved.map((section) => ({
    ...section,
    elements: section.elements.map((element) => ({
      ...element,
      children: element.children.map(withoutBytes),
    })),
  }));
  const changed = await update(data.id, { sections: withoutFiles });
  expect(changed.data.sections).toMatchObject(asRead(moved));
  const pictures = changed.data.sections[0]?.elements[0]?.children[0]?.data;
  expect(pictures).toEqual(data.sections[1]?.elements[0]?.data);
  expect(await read(data.id)).toEqual(changed.data);
});

/** The element as a form sends it back that knows nothing of its files. */
function withoutBytes<Element>(element: Element): Element {
  return JSON.parse(JSON.stringify(element, (key, value) => (key === 'file' ? undefined : value)));
}

interface Tree {
  id: string;
  elements: { id: string; children: { id: string }[] }[];
}
const treeOf = (sections: Tree[]) =>
  sections.map(({ id, elements }) => [
    id,
    elements.map((element) => [element.id, element.children.map((child) => child.id)]),
  ]);

test('I-17 however sections and elements are shuffled, left out and brought back, they are read as they were sent', async () => {
  const [sections, parents, children] = [4, 6, 6].map((count) =>
    Array.from({ length: count }, () => randomUUID()),
  );
  const { data } = await create({});
  const some = (ids: string[] = []) => fc.shuffledSubarray(ids);
  const arrangement = fc.tuple(
    some(sections),
    some(parents),
    some([...(parents ?? []), ...(children ?? [])]),
  );
  await fc.assert(
    fc.asyncProperty(arrangement, fc.nat(), async ([tops, middles, rest], seed) => {
      // An element may stand within another in one save and beside it in the next.
      const inner = rest.filter((id) => !middles.includes(id));
      const spread = (ids: string[], over: number, at: number) =>
        ids.filter((_, index) => (index * 7 + seed) % over === at);
      const sent = tops.map((id, section) => {
        const own = spread(middles, tops.length, section);
        return {
          id,
          elements: own.map((element) =>
            anElement('text', {
              id: element,
              children: spread(inner, middles.length, middles.indexOf(element)).map((child) =>
                anElement('map', { id: child }),
              ),
            }),
          ),
        };
      });
      const { data: saved } = await update(data.id, { sections: sent });
      expect(saved.sections).toMatchObject(asRead(sent));
      expect(treeOf(saved.sections)).toEqual(treeOf(sent));
      expect((await read(data.id)).sections).toEqual(saved.sections);
    }),
    { numRuns: 40 },
  );
});

test('OFR-66 what is left out is deleted, with everything in it; other offers keep theirs', async () => {
  const content = () => ({
    sections: [aSection(anElement('text', { children: [anElement('map')] })), aSection(anElement('counter'))],
    badges: [aBadge(), aBadge()],
    descriptions: [aDescription()],
    properties: [aProperty()],
    investorDocuments: [anInvestorDocument()],
  });
  const [kept, changed] = [await create(content()), await create(content())];
  const [, section] = changed.data.sections;
  if (!section) throw new Error('No section was stored');
  const { data } = await update(changed.data.id, {
    sections: [section],
    badges: changed.data.badges.slice(1),
  });
  expect(data.sections.map(({ id, position }) => [id, position])).toEqual([[section.id, 1]]);
  expect(data.badges.map(({ id, position }) => [id, position])).toEqual([[changed.data.badges[1]?.id, 1]]);
  expect([data.descriptions, data.properties, data.investorDocuments]).toEqual([[], [], []]);
  expect(await read(kept.data.id)).toEqual(kept.data);
});

test('the same ids may stand in two offers', async () => {
  const sections = [aSection(anElement('text'))];
  const [one, other] = [await create({ sections }), await create({ sections })];
  await update(other.data.id, { sections: [] });
  expect((await read(one.data.id)).sections).toMatchObject(asRead(sections));
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

test('R7 of two saves of the content that are based on one version one wins', async () => {
  const { data } = await create({ sections: [aSection(anElement('text'))] });
  const contents = [{ badges: [aBadge('a')] }, { sections: [aSection(anElement('map'))] }];
  const saves = contents.map((fields) => () => update(data.id, fields, 1));
  const row: [string, number] = ['SELECT FROM offers WHERE id = $1 FOR UPDATE', data.id];
  const answers = await runIntoLock(app.databaseUrl, row, saves);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const winner = answers.find(({ status }) => status === 200);
  expect(await read(data.id)).toEqual(winner?.data);
  expect((await update(data.id, {}, 1)).codes).toEqual(['CHANGED_MEANWHILE']);
});

test('a save that changes nothing of a part writes nothing of it', async () => {
  const { data } = await create({
    sections: [aSection(anElement('text'), anElement('map'))],
    badges: [aBadge()],
  });
  const written = async () =>
    (
      await app.context.db.execute(
        sql`SELECT xmin::text FROM offer_elements WHERE offer_id = ${data.id}
          UNION ALL SELECT xmin::text FROM offer_badges WHERE offer_id = ${data.id}`,
      )
    ).rows;
  const before = await written();
  await update(data.id, data);
  expect(await written()).toEqual(before);
});

test('R27 the audit trail holds of a change what was before and after, and nothing else of a long offer', async () => {
  const { data } = await create({ sections: [aSection(anElement('text'))], badges: [aBadge('a')] });
  const { data: after } = await update(data.id, { ...data, badges: [aBadge('b')] });
  const entries = await app.context.db.select().from(auditEntries).where(eq(auditEntries.entityId, data.id));
  const [entry] = entries.filter(({ action }) => action === 'offer.update');
  expect(entry?.before).toEqual({ version: 1, badges: [data.badges[0]] });
  expect(entry?.after).toEqual({ version: 2, badges: [after.badges[0]] });
});

test('OFR-80 the content of a deleted offer goes with it', async () => {
  const { data } = await create({
    sections: [aSection(anElement('gallery', { children: [anElement('attachments')] }))],
    badges: [aBadge()],
    descriptions: [aDescription()],
    properties: [aProperty()],
    investorDocuments: [anInvestorDocument()],
  });
  expect((await call(endpoints.deleteOffer, { params: { id: data.id } })).status).toBe(200);
  const { rows } = await app.context.db.execute(sql`
    SELECT offer_id FROM offer_sections WHERE offer_id = ${data.id}
    UNION ALL SELECT offer_id FROM offer_elements WHERE offer_id = ${data.id}
    UNION ALL SELECT offer_id FROM offer_badges WHERE offer_id = ${data.id}
    UNION ALL SELECT offer_id FROM offer_descriptions WHERE offer_id = ${data.id}
    UNION ALL SELECT offer_id FROM offer_properties WHERE offer_id = ${data.id}
    UNION ALL SELECT offer_id FROM offer_documents WHERE offer_id = ${data.id}
    UNION ALL SELECT offer_id FROM offer_content_files WHERE offer_id = ${data.id}`);
  expect(rows).toEqual([]);
});
