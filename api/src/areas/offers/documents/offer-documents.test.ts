import {
  downloadInvestorDocument,
  uploadInvestorDocument,
} from '@share/contract/areas/offers/offer-documents.endpoints.ts';
import { createOffer, getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileUrl } from '../../../platform/files/file-urls.ts';
import { aDocument } from '../../../testing/files/documents.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { anInvestorDocument, anOfferInput } from '../../../testing/offers.ts';
import { type AnAccount, anInvestor, aUser, bearerOf } from '../../../testing/people.ts';
import type { Caller } from '../../../testing/test-app.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');

const anAdministrator = async (account: AnAccount) =>
  bearerOf(app.context, await aUser(app.context, account));

async function anInvestorOf(offerId: number, shares = 1) {
  const user = await anInvestor(app.context);
  await app.context.db.execute(
    sql`INSERT INTO investments (user_id, offer_id, number_of_shares) VALUES (${user.id}, ${offerId}, ${shares})`,
  );
  return bearerOf(app.context, user);
}

async function aDocumentOf(fields: Parameters<typeof anOfferInput>[0] = {}) {
  const investorDocuments = [anInvestorDocument('Umowa „A”', { signable: true })];
  const { data } = await staff(createOffer, { body: anOfferInput({ ...fields, investorDocuments }) });
  return {
    offerId: data.id,
    documentId: data.investorDocuments[0]?.id ?? '',
    view: data.investorDocuments[0],
  };
}

const fetchFrom = async (url: string, authorization?: string) => {
  const headers = authorization ? { authorization } : {};
  return app.app.http.inject({ method: 'GET', url, headers });
};
const refusal = async (url: string, authorization?: string) => {
  const answer = await fetchFrom(url, authorization);
  return [answer.statusCode, answer.json<{ errors: { code: string }[] }>().errors.map(({ code }) => code)];
};
const urlOf = ({ offerId, documentId }: { offerId: number; documentId: string }) =>
  `/api${downloadInvestorDocument.path.replace(':id', String(offerId)).replace(':documentId', documentId)}`;

describe('OFR-60 the file of an investor document', () => {
  it('can be downloaded by investors of the offer and by readers of offers, from the address in the offer', async () => {
    const { offerId, view } = await aDocumentOf();
    for (const authorization of [
      await anInvestorOf(offerId),
      await anAdministrator({ can: ['admin:offer:get'] }),
      await anAdministrator({ can: ['admin:offer:edit'] }),
    ]) {
      const answer = await fetchFrom(view?.attachment.url ?? '', authorization);
      expect([answer.statusCode, answer.rawPayload.equals(aDocument.pdf)]).toEqual([200, true]);
    }
  });

  it('R19 is sent as an attachment, and no cache stores it', async () => {
    const document = await aDocumentOf();
    const { headers } = await fetchFrom(urlOf(document), await anInvestorOf(document.offerId));
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''umowa.pdf",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("sandbox; default-src 'none'"),
    });
  });

  it('is not found for other users, whether it exists or not; a visitor must sign in', async () => {
    const document = await aDocumentOf();
    const none = { ...document, documentId: '00000000-0000-4000-8000-000000000000' };
    const other = await aDocumentOf();
    const strangers = [
      await bearerOf(app.context, await anInvestor(app.context)),
      await anInvestorOf(document.offerId, 0),
      await anInvestorOf(other.offerId),
      await anAdministrator({ can: ['admin:offer:list', 'admin:offer:create'] }),
      await bearerOf(app.context, await anInvestor(app.context, { can: ['admin:offer:get'] })),
    ];
    for (const url of [document, none].map(urlOf)) {
      for (const stranger of strangers) expect(await refusal(url, stranger)).toEqual([404, ['NOT_FOUND']]);
      for (const nobody of [undefined, 'Bearer nonsense'])
        expect(await refusal(url, nobody)).toEqual([401, ['NOT_SIGNED_IN']]);
    }
  });

  it('is not found under another offer', async () => {
    const document = await aDocumentOf();
    const other = await aDocumentOf();
    const url = urlOf({ ...document, offerId: other.offerId });
    expect(await refusal(url, await anInvestorOf(other.offerId))).toEqual([404, ['NOT_FOUND']]);
  });

  it('OFR-33 of a hidden offer can be downloaded by readers of offers only', async () => {
    const document = await aDocumentOf({ isVisible: false });
    const url = urlOf(document);
    expect(await refusal(url, await anInvestorOf(document.offerId))).toEqual([404, ['NOT_FOUND']]);
    expect((await fetchFrom(url, await anAdministrator({ can: ['admin:offer:get'] }))).statusCode).toBe(200);
  });

  it('is not served with the public files', async () => {
    await aDocumentOf();
    const { rows } = await app.context.db.execute<{ key: string; name: string }>(
      sql`SELECT f.key, f.file_name AS name FROM offer_documents d JOIN files f ON f.id = d.file_id`,
    );
    for (const { key, name } of rows) expect((await fetchFrom(fileUrl(key, name))).statusCode).toBe(404);
  });

  it('whose bytes are missing is not found', async () => {
    const document = await aDocumentOf();
    const { rows } = await app.context.db.execute<{ key: string }>(
      sql`SELECT f.key FROM offer_documents d JOIN files f ON f.id = d.file_id WHERE d.id = ${document.documentId}`,
    );
    await app.services.files.remove(`private/${rows[0]?.key}`);
    const reader = await anAdministrator({ can: ['admin:offer:get'] });
    expect(await refusal(urlOf(document), reader)).toEqual([404, ['NOT_FOUND']]);
  });

  it('R30 can be downloaded by administrators only during maintenance of the public site', async () => {
    const document = await aDocumentOf();
    const investor = await anInvestorOf(document.offerId);
    await app.context.db.execute(sql`UPDATE site_settings SET maintenance_mode = true`);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await refusal(urlOf(document), investor)).toEqual([503, ['MAINTENANCE']]);
    const reader = await anAdministrator({ can: ['admin:offer:get'] });
    expect((await fetchFrom(urlOf(document), reader)).statusCode).toBe(200);
    await app.context.db.execute(sql`UPDATE site_settings SET maintenance_mode = false`);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
  });
});

describe('a file uploaded for an investor document', () => {
  const upload = (call: Caller, bytes: Buffer, fileName = 'umowa.pdf') =>
    call(uploadInvestorDocument, { body: { fileName, base64: bytes.toString('base64') } });

  it('has no address until an offer is saved with it', async () => {
    const { data } = await upload(staff, aDocument.pdf);
    expect(data).toMatchObject({
      url: '',
      thumbUrl: null,
      fileName: 'umowa.pdf',
      size: aDocument.pdf.length,
    });
    const { rows } = await app.context.db.execute<{ key: string; name: string }>(
      sql`SELECT key, file_name AS name FROM files WHERE id = ${data.id}`,
    );
    expect((await fetchFrom(fileUrl(rows[0]?.key ?? '', rows[0]?.name ?? ''))).statusCode).toBe(404);

    const attachment = { displayName: 'Umowa', file: { fileId: data.id } };
    const investorDocuments = [{ ...anInvestorDocument(), attachment }];
    const offer = (await staff(createOffer, { body: anOfferInput({ investorDocuments }) })).data;
    const url = offer.investorDocuments[0]?.attachment.url ?? '';
    const answer = await fetchFrom(url, await anInvestorOf(offer.id));
    expect(answer.rawPayload.equals(aDocument.pdf)).toBe(true);
  });

  it('FRM-19 must be a document', async () => {
    expect((await upload(staff, Buffer.from('MZ'), 'a.exe')).codes).toEqual(['FILE_TYPE_NOT_ALLOWED']);
  });

  it('appears in the answers about the offer with its address only', async () => {
    const { offerId } = await aDocumentOf();
    const { data } = await staff(getOffer, { params: { idOrSlug: offerId } });
    expect(JSON.stringify(data)).not.toContain('/api/files/');
  });
});
