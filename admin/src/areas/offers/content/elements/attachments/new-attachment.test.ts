import { expect, it } from 'vitest';
import type { AttachmentItemValues } from '../element-values.ts';
import { newAttachment } from './new-attachment.ts';

const stored = { id: 7, url: '/files/x.pdf', thumbUrl: null, fileName: 'x.pdf', size: 12 };
const named = (displayName: string): AttachmentItemValues => ({
  id: displayName,
  displayName,
  file: null,
  isStored: true,
  toBeDeleted: false,
});

it.each([
  ['Prospekt.pdf', [], 'Prospekt'],
  ['Prospekt 2.0.PDF', [], 'Prospekt 2.0'],
  ['FRM-20 Prospekt.pdf', ['FRM-20 Prospekt'], 'FRM-20 Prospekt (1)'],
  ['Prospekt.docx', ['Prospekt', 'Prospekt (1)'], 'Prospekt (2)'],
  ['Prospekt 2.0.pdf', ['Prospekt 2.0'], 'Prospekt 2.0 (1)'],
])('%s beside %j is shown as %s', (fileName, others, displayName) => {
  const item = newAttachment(stored, fileName, others.map(named));
  expect(item).toMatchObject({ displayName, file: { fileId: 7, fileName, size: 12 }, isStored: false });
});
