import { expect, test } from 'vitest';
import { UploadBody } from './files.endpoints.ts';

const file = { fileName: 'a.pdf', base64: 'JVBERg==' };
const other = { fileName: 'b.pdf', base64: 'JVBERi0=' };

test('FRM-21 an upload is the file itself, or has it in `data.file`', () => {
  expect(UploadBody.parse(file)).toEqual(file);
  expect(UploadBody.parse({ data: { file } })).toEqual(file);
});

test.each([
  ['both forms', { ...file, data: { file: other } }],
  ['a second file in the data', { data: { file, other } }],
  ['a second file beside the data', { data: { file }, other }],
])('an upload with %s is refused: none of its files is silently left out', (_, body) => {
  expect(UploadBody.safeParse(body).success).toBe(false);
});
