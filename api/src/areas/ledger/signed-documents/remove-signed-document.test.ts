import {
  acceptOrder,
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
import { aSignedOrder, sign } from '../../../testing/files/signed-documents.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { runIntoLock } from '../../../testing/held-lock.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';
import { signedDocuments } from '../orders.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => expect(await runBooksCheck(app.context.db)).toEqual([]));

const view = async (id: number) => (await staff(getOrder, { params: { id } })).data;
const remove = (id: number, as = staff) => as(removeSignedDocument, { params: { id } });

describe('ORD-19, ORD-37 removing a signed document', () => {
  test.each(['new', 'paid'] as const)('of a %s order returns the order without it', async (status) => {
    const { id, documentId } = await aSignedOrder(app.context, { status });
    const before = await view(id);
    const answer = await remove(documentId, await app.as({ can: ['admin:order:edit'] }));
    expect(answer.data).toEqual({ ...before, signedDocuments: [] });
    expect(await view(id)).toEqual(answer.data);
  });

  test('ORD-14 of a completed order is refused, also by the database itself', async () => {
    const { id, documentId } = await aSignedOrder(app.context, { status: 'completed' });
    expect(await remove(documentId)).toMatchObject({ status: 409, codes: ['SIGNED_DOCUMENT_IS_FINAL'] });
    const deleting = app.context.db.delete(signedDocuments).where(eq(signedDocuments.id, documentId));
    await expect(deleting).rejects.toMatchObject({
      cause: { message: `what was signed for the completed order ${id} is never deleted` },
    });
    expect(await view(id)).toMatchObject({
      canRemoveSignedDocuments: false,
      signedDocuments: [{ id: documentId }],
    });
  });

  test('ORD-14 that meets the acceptance of the order is done before it, or refused', async () => {
    const { id, documentId } = await aSignedOrder(app.context, { status: 'paid' });
    const lock: [string, number] = ['SELECT id FROM orders WHERE id = $1 FOR UPDATE', id];
    const [removed] = await runIntoLock(app.databaseUrl, lock, [
      async () => (await remove(documentId)).codes,
      async () => (await staff(acceptOrder, { params: { id } })).codes,
    ]);
    const left = (await view(id)).signedDocuments.length;
    expect([
      [[], 0],
      [['SIGNED_DOCUMENT_IS_FINAL'], 1],
    ]).toContainEqual([removed, left]);
  });

  test('needs the permission to edit orders', async () => {
    const { id, documentId } = await aSignedOrder(app.context);
    const others = await app.as({ can: ['admin:order:get', 'admin:order:accept', 'admin:order:reject'] });
    expect((await remove(documentId, others)).codes).toEqual(['FORBIDDEN']);
    expect((await view(id)).signedDocuments).toHaveLength(1);
  });

  test('that does not exist is refused', async () => {
    const { status, codes } = await remove(999_999);
    expect([status, codes]).toEqual([404, ['SIGNED_DOCUMENT_NOT_EXISTS']]);
  });

  test('does not change other orders, and another copy can be attached', async () => {
    const { id, offer, documentId } = await aSignedOrder(app.context);
    const neighbour = await aSignedOrder(app.context, { of: offer });
    await remove(documentId);
    expect((await view(neighbour.id)).signedDocuments).toHaveLength(1);
    const again = await sign(app.context, id, offer.contract);
    expect((await view(id)).signedDocuments).toMatchObject([{ id: again }]);
  });

  test('is in the audit trail of its order, with the name of the document', async () => {
    const { id, offer, documentId } = await aSignedOrder(app.context);
    await remove(documentId);
    const ofOrder = and(eq(auditEntries.entity, 'order'), eq(auditEntries.entityId, id));
    const entries = await readAudit(app.context, ofOrder);
    const signedDocument = {
      id: documentId,
      offerDocumentId: offer.contract,
      displayName: 'umowa podpisana.pdf',
      createdAt: expect.any(String),
      fileName: 'umowa podpisana.pdf',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    };
    expect(entries.slice(-2)).toMatchObject([
      { action: 'order.attach-document', before: null, after: { signedDocument } },
      { action: 'order.remove-document', before: { signedDocument }, after: null },
    ]);
  });

  test('does not interrupt somebody who is changing the order meanwhile', async () => {
    const { id, documentId } = await aSignedOrder(app.context);
    const { version } = await view(id);
    await remove(documentId);
    const { investorData } = aManualOrder({ id: 1, seriesId: 1 });
    const saved = await staff(updateOrder, { params: { id }, body: { investorData }, ifMatch: version });
    expect(saved.codes).toEqual([]);
  });

  test('R3 by two at once succeeds once; the other is refused because it no longer exists', async () => {
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

test('I-30 the file of a signed document exists as long as the document; the clean-up deletes it afterwards', async () => {
  const { documentId } = await aSignedOrder(app.context);
  const [signed] = await app.context.db
    .select()
    .from(signedDocuments)
    .where(eq(signedDocuments.id, documentId));
  const isStored = async () => {
    app.setClock(new Date(Date.now() + 2 * 86_400_000));
    await sweepOrphanFiles(app.services);
    app.setClock(null);
    const found = await app.context.db
      .select()
      .from(files)
      .where(eq(files.id, signed?.fileId ?? 0));
    return found.length === 1;
  };
  expect(await isStored()).toBe(true);
  await remove(documentId);
  expect(await isStored()).toBe(false);
});
