import {
  InvestorDocumentInput,
  type InvestorDocumentView,
} from '@share/contract/areas/offers/offers.parts.ts';
import { expect, test } from 'vitest';
import { formPath } from '../offer-form-paths.ts';
import { newOffer } from '../offer-form-values.ts';
import {
  type DocumentValues,
  newDocument,
  toDocumentFile,
  toDocumentInputs,
  toDocumentValues,
} from './document-values.ts';

const uploaded = (fileName: string) =>
  toDocumentFile({ id: 7, url: '', thumbUrl: null, fileName, size: 1_200 });

function named(...fileNames: string[]): DocumentValues[] {
  const documents: DocumentValues[] = [];
  for (const name of fileNames) documents.push(newDocument(uploaded(name), documents));
  return documents;
}

const stored: InvestorDocumentView = {
  id: '0d5c5a0e-7f0c-4d39-9e0b-2f2f6f7b8a11',
  position: 3,
  attachment: {
    displayName: 'Umowa',
    fileId: 4,
    fileName: 'umowa.pdf',
    url: '/api/offer/1/documents/2/file',
    size: 99,
  },
  signable: true,
  notifyInvestors: true,
  required: true,
  notifiedAt: '2026-03-01T10:00:00.000Z',
};

test('an unchanged stored document is sent as it is, with its file', () => {
  const [sent] = toDocumentInputs([toDocumentValues(stored)]);
  expect(InvestorDocumentInput.parse(sent)).toEqual({
    id: stored.id,
    attachment: { displayName: 'Umowa', file: { fileId: 4 } },
    signable: true,
    notifyInvestors: true,
    required: true,
  });
});

test('OFR-62 a new document is not to be signed, is not announced to investors, and is named after its file', () => {
  const [document] = named('Raport roczny.PDF');
  expect(document).toMatchObject({ signable: false, notifyInvestors: false, isStored: false });
  expect(document?.attachment).toEqual({ displayName: 'Raport roczny', file: uploaded('Raport roczny.PDF') });
});

test('FRM-20 document names are unique, whatever the extensions and dots of the files', () => {
  const names = named('plan.pdf', 'plan.docx', 'plan.pdf', 'v1.2.pdf', 'v1.2.pdf', '.pdf');
  expect(names.map(({ attachment }) => attachment.displayName)).toEqual([
    'plan',
    'plan (1)',
    'plan (2)',
    'v1.2',
    'v1.2 (1)',
    '.pdf',
  ]);
});

test('OFR-61 `required` is sent only for documents to be signed', () => {
  const document = { ...toDocumentValues(stored), signable: false };
  expect(toDocumentInputs([document])[0]).not.toHaveProperty('required');
});

test('OFR-66 documents marked for deletion are not sent, and errors are shown at the right ones', () => {
  const [first, second, third] = named('a.pdf', 'b.pdf', 'c.pdf') as [
    DocumentValues,
    DocumentValues,
    DocumentValues,
  ];
  const investorDocuments = [first, { ...second, toBeDeleted: true }, third];
  expect(toDocumentInputs(investorDocuments).map(({ id }) => id)).toEqual([first.id, third.id]);
  expect(formPath('investorDocuments.1.attachment.displayName', { ...newOffer(), investorDocuments })).toBe(
    'investorDocuments.2.attachment.displayName',
  );
});
