import { getJournalEntry, listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import { offerNotes, orderNotes, userNotes } from '@share/contract/areas/notes/notes.endpoints.ts';
import { deleteOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { getOwnOrder } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import { erasePerson, getErasure } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import {
  getChange,
  getOrderTimeline,
  getTransactionTimeline,
} from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { anOffer, anOrder, paymentOf } from '../../testing/books.ts';
import { exportedPerson } from '../../testing/exported-person.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor, aUser } from '../../testing/people.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');

const kinds = [
  ['order', orderNotes, async () => (await anOrder(app.context)).id, 'ORDER_NOT_EXISTS'],
  ['user', userNotes, async () => (await anInvestor(app.context)).id, 'USER_NOT_EXISTS'],
  ['offer', offerNotes, async () => (await anOffer(app.context)).id, 'OFFER_NOT_EXISTS'],
] as const;

describe.each(kinds)(
  'notes on one record of the kind %s',
  (kind, { list, add, remove }, aRecord, missing) => {
    test('are listed newest first, with who wrote them, and on no other record', async () => {
      const [id, other] = [await aRecord(), await aRecord()];
      const clerk = await app.as({ can: [`admin:${kind}:edit`], firstName: 'Ewa', lastName: 'Lis' });
      await staff(add, { params: { id }, body: { text: 'First' } });
      await clerk(add, { params: { id }, body: { text: ' Second\nline ' } });
      const { data } = await clerk(list, { params: { id } });
      expect(data).toMatchObject([
        { text: 'Second\nline', by: 'Ewa Lis', canDelete: true },
        { text: 'First', canDelete: false },
      ]);
      expect((await staff(list, { params: { id } })).data.map(({ canDelete }) => canDelete)).toEqual([
        true,
        true,
      ]);
      expect((await staff(list, { params: { id: other } })).data).toEqual([]);
    });

    test('R8 are read by those who read the record, and written by those who edit it', async () => {
      const id = await aRecord();
      const reader = await app.as({ can: [`admin:${kind}:get`] });
      const stranger = await app.as({ can: [`admin:${kind}:list`] });
      const { data: note } = await staff(add, { params: { id }, body: { text: 'Seen' } });
      expect((await reader(list, { params: { id } })).data).toMatchObject([
        { text: 'Seen', canDelete: false },
      ]);
      expect((await stranger(list, { params: { id } })).status).toBe(403);
      for (const call of [reader, stranger]) {
        expect((await call(add, { params: { id }, body: { text: 'No' } })).status).toBe(403);
        expect((await call(remove, { params: { id, noteId: note.id } })).status).toBe(403);
      }
    });

    test('are deleted by their authors and super administrators only', async () => {
      const id = await aRecord();
      const [author, colleague] = [
        await app.as({ can: [`admin:${kind}:edit`] }),
        await app.as({ can: [`admin:${kind}:edit`] }),
      ];
      const written = async () => (await author(add, { params: { id }, body: { text: 'Mine' } })).data.id;
      const first = { id, noteId: await written() };
      expect((await colleague(remove, { params: first })).codes).toEqual(['NOTE_OF_A_COLLEAGUE']);
      expect((await staff(remove, { params: { ...first, id: await aRecord() } })).codes).toEqual([
        'NOTE_NOT_EXISTS',
      ]);
      expect((await author(remove, { params: first })).status).toBe(200);
      expect((await author(remove, { params: first })).codes).toEqual(['NOTE_NOT_EXISTS']);
      expect((await staff(remove, { params: { id, noteId: await written() } })).status).toBe(200);
      expect((await staff(list, { params: { id } })).data).toEqual([]);
    });

    test('have one to 2,000 characters, and a record that exists', async () => {
      const params = { id: await aRecord() };
      const codesOf = async (text: string) => (await staff(add, { params, body: { text } })).codes;
      expect(await codesOf(' \u200b ')).toEqual(['IS_REQUIRED']);
      expect(await codesOf('x'.repeat(2_001))).toEqual(['VALUE_TOO_LONG']);
      expect(await codesOf('🙂'.repeat(1_000))).toEqual([]);
      expect((await staff(list, { params: { id: 999_999 } })).codes).toEqual([missing]);
      const refused = await staff(add, { params: { id: 999_999 }, body: { text: 'x' } });
      expect(refused.codes).toEqual([missing]);
    });

    test('R6 are stored once, however often the same request is sent', async () => {
      const params = { id: await aRecord() };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const send = () => staff(add, { params, headers, body: { text: 'Once' } });
      expect((await send()).data).toEqual((await send()).data);
      expect((await staff(list, { params })).data).toHaveLength(1);
    });

    test('R27 are in the journal with their beginning', async () => {
      const id = await aRecord();
      const { data: note } = await staff(add, { params: { id }, body: { text: 'y'.repeat(200) } });
      await staff(remove, { params: { id, noteId: note.id } });
      const changesOf = async (action: string) => {
        const { data } = await staff(listJournal, { list: { filters: { action } } });
        const entry = data.items.find(({ entityId }) => entityId === id);
        return (await staff(getJournalEntry, { params: { id: entry?.id ?? 0 } })).data.contents?.changes;
      };
      const beginning = `${'y'.repeat(80)}…`;
      expect(await changesOf(`${kind}.add-note`)).toEqual([{ path: 'note', before: null, after: beginning }]);
      expect(await changesOf(`${kind}.remove-note`)).toEqual([
        { path: 'note', before: beginning, after: null },
      ]);
    });
  },
);

test('a note on an order is neither in its history nor seen by its investor', async () => {
  const investor = await anInvestor(app.context);
  const order = await anOrder(app.context, { email: investor.email });
  const params = { id: order.id };
  await staff(orderNotes.add, { params, body: { text: 'Gadatliwa notatka' } });
  const own = await (await app.asUser(investor))(getOwnOrder, { params });
  const ofOrder = await staff(getOrderTimeline, { params });
  const ofPayment = await staff(getTransactionTimeline, { params: { id: paymentOf(order) } });
  for (const answer of [own, ofOrder, ofPayment]) {
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.data)).not.toMatch(/Gadatliwa|add-note/);
  }
});

test('whoever has changed a person is not mistaken for the author of a later note', async () => {
  const { id } = await aUser(app.context);
  await app.context.db.execute(sql`UPDATE users SET version = version + 1 WHERE id = ${id}`);
  const author = await app.as({ can: ['admin:user:edit'], firstName: 'Autorka', lastName: 'Notatki' });
  await author(userNotes.add, { params: { id }, body: { text: 'Only a note' } });
  const { data } = await staff(getChange, { params: { entity: 'user', id }, query: { shown: '1' } });
  expect(data?.by).not.toBe('Autorka Notatki');
});

test('notes on an offer are deleted with it', async () => {
  const { id } = await anOffer(app.context);
  await staff(offerNotes.add, { params: { id }, body: { text: 'Gone soon' } });
  expect((await staff(deleteOffer, { params: { id } })).codes).toEqual([]);
  const { rows } = await app.context.db.execute(sql`SELECT FROM notes WHERE offer_id = ${id}`);
  expect(rows).toEqual([]);
});

describe('R41 the notes about a person', () => {
  test('are in the file with everything about the person, without who wrote them', async () => {
    const person = await anInvestor(app.context);
    const order = await anOrder(app.context, { email: person.email });
    const clerk = await aUser(app.context, { isSuperAdmin: true, lastName: 'Piszący' });
    const write = await app.asUser(clerk);
    await write(userNotes.add, { params: { id: person.id }, body: { text: 'Woli telefon' } });
    await write(orderNotes.add, { params: { id: order.id }, body: { text: 'Czeka na skan' } });
    const { payload } = await exportedPerson(app, person.id, clerk);
    expect(JSON.parse(payload).notes).toMatchObject([
      { order: null, text: 'Woli telefon' },
      { order: order.id, text: 'Czeka na skan' },
    ]);
    expect(payload).not.toContain('Piszący');
  });

  test('are deleted with the person, and none can be written afterwards', async () => {
    const person = await anInvestor(app.context);
    const params = { id: person.id };
    await staff(userNotes.add, { params, body: { text: 'Woli telefon' } });
    expect((await staff(getErasure, { params })).data.goes).toContainEqual({ part: 'notes', count: 1 });
    const erased = await staff(erasePerson, { params, body: { email: person.email } });
    expect(erased.codes).toEqual([]);
    expect((await staff(userNotes.list, { params })).data).toEqual([]);
    expect((await staff(userNotes.add, { params, body: { text: 'Znów' } })).codes).toEqual([
      'USER_IS_ERASED',
    ]);
  });
});
