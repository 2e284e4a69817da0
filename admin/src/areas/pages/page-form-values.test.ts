import { PageInput } from '@share/contract/areas/pages/pages.schemas.ts';
import { expect, test } from 'vitest';
import { type AttachmentValues, newAttachment } from './attachments/attachment-values.ts';
import { formPath, newPage, toInput } from './page-form-values.ts';

const uploaded = (fileName: string) => ({ id: 7, url: '/api/files/a/b', thumbUrl: null, fileName, size: 9 });

function named(...names: string[]): AttachmentValues[] {
  const attachments: AttachmentValues[] = [];
  for (const name of names) attachments.push(newAttachment(uploaded(name), name, attachments));
  return attachments;
}

test('FRM-20 attachments are named after their files, and no name occurs twice', () => {
  const names = named('plan.pdf', 'plan.docx', 'plan.pdf').map(({ displayName }) => displayName);
  expect(names).toEqual(['plan', 'plan (1)', 'plan (2)']);
});

test('PAG-11 attachments marked for deletion are not sent, and errors appear at the right ones', () => {
  const [first, second, third] = named('a.pdf', 'b.pdf', 'c.pdf') as [
    AttachmentValues,
    AttachmentValues,
    AttachmentValues,
  ];
  const values = { ...newPage(), attachments: [first, { ...second, toBeDeleted: true }, third] };
  expect(toInput(values).attachments.map(({ id }) => id)).toEqual([first.id, third.id]);
  expect(formPath('attachments.1.displayName', values)).toBe('attachments.2.displayName');
});

test('PAG-14 a form that is filled in is what the server accepts', () => {
  const both = (text: string) => ({ pl: text, en: text });
  const values = { ...newPage(), title: both('Dom'), slug: both('dom'), attachments: named('a.pdf') };
  expect(PageInput.safeParse(toInput(values)).error).toBeUndefined();
});
