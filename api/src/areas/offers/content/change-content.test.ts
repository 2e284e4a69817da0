import { randomUUID } from 'node:crypto';
import { deleteOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditEntries } from '../../../platform/records/audit.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { runIntoLock } from '../../../testing/held-lock.ts';
import { asRead, offerCalls } from '../../../testing/offer-calls.ts';
import {
  aBadge,
  aDescription,
  anElement,
  anInvestorDocument,
  aProperty,
  aSection,
} from '../../../testing/offers.ts';

const app = appForAllTests();
const call = callerForAllTests(app, {
  can: ['admin:offer:get', 'admin:offer:create', 'admin:offer:edit', 'admin:offer:delete'],
});
const { create, read, update } = offerCalls(call);

test('ELM-04, ELM-07 an element that is moved between sections, or in or out of another element, has the same id and content', async () => {
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

/** The element as a form sends it that does not change its files. */
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

test('I-17 sections and elements that are shuffled, left out and sent again are read as they were sent', async () => {
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
      // An element may be a child of another in one save and its sibling in the next.
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

test('OFR-66 what is left out is deleted with its children; other offers are not changed', async () => {
  const content = () => ({
    sections: [aSection(anElement('text', { children: [anElement('map')] })), aSection(anElement('counter'))],
    badges: [aBadge(), aBadge()],
    descriptions: [aDescription()],
    properties: [aProperty()],
    investorDocuments: [anInvestorDocument()],
  });
  const [untouched, changed] = [await create(content()), await create(content())];
  const [, section] = changed.data.sections;
  if (!section) throw new Error('No section was stored');
  const { data } = await update(changed.data.id, {
    sections: [section],
    badges: changed.data.badges.slice(1),
  });
  expect(data.sections.map(({ id, position }) => [id, position])).toEqual([[section.id, 1]]);
  expect(data.badges.map(({ id, position }) => [id, position])).toEqual([[changed.data.badges[1]?.id, 1]]);
  expect([data.descriptions, data.properties, data.investorDocuments]).toEqual([[], [], []]);
  expect(await read(untouched.data.id)).toEqual(untouched.data);
});

test('two offers may use the same ids', async () => {
  const sections = [aSection(anElement('text'))];
  const [one, other] = [await create({ sections }), await create({ sections })];
  await update(other.data.id, { sections: [] });
  expect((await read(one.data.id)).sections).toMatchObject(asRead(sections));
});

test('R7 of two saves of the same version of the content one succeeds', async () => {
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

test('a save does not write rows that it does not change', async () => {
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

test('R27 the audit trail contains the changed fields before and after, not the others', async () => {
  const { data } = await create({ sections: [aSection(anElement('text'))], badges: [aBadge('a')] });
  const { data: after } = await update(data.id, { ...data, badges: [aBadge('b')] });
  const entries = await app.context.db.select().from(auditEntries).where(eq(auditEntries.entityId, data.id));
  const [entry] = entries.filter(({ action }) => action === 'offer.update');
  expect(entry?.before).toEqual({ version: 1, badges: [data.badges[0]] });
  expect(entry?.after).toEqual({ version: 2, badges: [after.badges[0]] });
});

test('OFR-80 the content of a deleted offer is deleted, too', async () => {
  const { data } = await create({
    sections: [aSection(anElement('gallery', { children: [anElement('attachments')] }))],
    badges: [aBadge()],
    descriptions: [aDescription()],
    properties: [aProperty()],
    investorDocuments: [anInvestorDocument()],
  });
  expect((await call(deleteOffer, { params: { id: data.id } })).status).toBe(200);
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
