import {
  getOrder,
  removeSignedDocument,
  updateOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { files } from '../../../platform/files/files.tables.ts';
import { sweepOrphanFiles } from '../../../platform/files/sweep-orphan-files.ts';
import { auditEntries } from '../../../platform/records/audit.ts';
import { aManualOrder } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { runIntoLock } from '../../../testing/held-lock.ts';
import { aSignedOrder, sign } from '../../../testing/signed-documents.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';
import { signedDocuments } from '../orders.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => expect(await runBooksCheck(app.context.db)).toEqual([]));

const view = async (id: number) => (await staff(getOrder, { params: { id } })).data;
const remove = (id: number, as = staff) => as(removeSignedDocument, { params: { id } });

describe('ORD-19, ORD-37 removing a signed document', () => {
  test.each(['new', 'paid', 'completed'] as const)(
    'of a %s order answers the order without it',
    async (status) => {
      const { id, documentId } = await aSignedOrder(app.context, { status });
      const before = await view(id);
      const answer = await remove(documentId, await app.as({ can: ['admin:order:edit'] }));
      expect(answer.data).toEqual({ ...before, signedDocuments: [] });
      expect(await view(id)).toEqual(answer.data);
    },
  );

  test('needs the permission to edit orders', async () => {
    const { id, documentId } = await aSignedOrder(app.context);
    const others = await app.as({ can: ['admin:order:get', 'admin:order:accept', 'admin:order:reject'] });
    expect((await remove(documentId, others)).codes).toEqual(['FORBIDDEN']);
    expect((await view(id)).signedDocuments).toHaveLength(1);
  });

  test('of which there is none is refused', async () => {
    const { status, codes } = await remove(999_999);
    expect([status, codes]).toEqual([404, ['SIGNED_DOCUMENT_NOT_EXISTS']]);
  });

  test('touches no other order, and frees the place for another copy', async () => {
    const { id, offer, documentId } = await aSignedOrder(app.context);
    const neighbour = await aSignedOrder(app.context, { of: offer });
    await remove(documentId);
    expect((await view(neighbour.id)).signedDocuments).toHaveLength(1);
    const again = await sign(app.context, id, offer.contract);
    expect((await view(id)).signedDocuments).toMatchObject([{ id: again }]);
  });

  test('is audited at its order, with the paper that it was', async () => {
    const { id, offer, documentId } = await aSignedOrder(app.context);
    await remove(documentId);
    const ofOrder = and(eq(auditEntries.entity, 'order'), eq(auditEntries.entityId, id));
    const told = await app.context.db.select().from(auditEntries).where(ofOrder).orderBy(auditEntries.id);
    const signedDocument = {
      id: documentId,
      offerDocumentId: offer.contract,
      displayName: 'umowa podpisana.pdf',
      createdAt: expect.any(String),
      fileName: 'umowa podpisana.pdf',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    };
    expect(told.slice(-2)).toMatchObject([
      { action: 'order.attach-document', before: null, after: { signedDocument } },
      { action: 'order.remove-document', before: { signedDocument }, after: null },
    ]);
  });

  test('does not hold up who is changing the order meanwhile', async () => {
    const { id, documentId } = await aSignedOrder(app.context);
    const { version } = await view(id);
    await remove(documentId);
    const { investorData } = aManualOrder({ id: 1, seriesId: 1 });
    const saved = await staff(updateOrder, { params: { id }, body: { investorData }, ifMatch: version });
    expect(saved.codes).toEqual([]);
  });

  test('R3 by two at once succeeds once, and tells the other that it is gone', async () => {
    const { id, documentId } = await aSignedOrder(app.context);
    const lock: [string, number] = ['SELECT id FROM orders WHERE id = $1 FOR UPDATE', id];
    const answers = await runIntoLock(app.databaseUrl, lock, [
      () => remove(documentId),
      () => remove(documentId),
    ]);
    expect(answers.map(({ codes }) => codes.join()).sort()).toEqual(['', 'SIGNED_DOCUMENT_NOT_EXISTS']);
    const removals = and(eq(auditEntries.action, 'order.remove-document'), eq(auditEntries.entityId, id));
    expect(await app.context.db.select().from(auditEntries).where(removals)).toHaveLength(1);
  });
});

test('I-30 the file of a signed document is kept as long as the document, and swept after it', async () => {
  const { documentId } = await aSignedOrder(app.context);
  const [signed] = await app.context.db
    .select()
    .from(signedDocuments)
    .where(eq(signedDocuments.id, documentId));
  const isKept = async () => {
    app.setClock(new Date(Date.now() + 2 * 86_400_000));
    await sweepOrphanFiles(app.services);
    app.setClock(null);
    const kept = await app.context.db
      .select()
      .from(files)
      .where(eq(files.id, signed?.fileId ?? 0));
    return kept.length === 1;
  };
  expect(await isKept()).toBe(true);
  await remove(documentId);
  expect(await isKept()).toBe(false);
});
