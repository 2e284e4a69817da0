import { uploadFile, uploadPhoto } from '@share/contract/areas/files/files.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bytesInMemory } from '../../platform/files/file-bytes.ts';
import { fileUrl } from '../../platform/files/file-urls.ts';
import { files } from '../../platform/files/files.tables.ts';
import { storeDocument } from '../../platform/files/store-file.ts';
import { aPicture } from '../../testing/files/pictures.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';

const test = appForAllTests();
const editor = callerForAllTests(test, { can: ['admin:faq:create'] });

const fetchFile = (url: string, headers: Record<string, string> = {}) =>
  test.app.http.inject({ method: 'GET', url, headers });
const photo = async (fileName = 'Zdjęcie „A” (1).png') =>
  (await editor(uploadPhoto, { body: { fileName, base64: (await aPicture.png()).toString('base64') } })).data;
const document = async (text: string, fileName: string) =>
  (await editor(uploadFile, { body: { fileName, base64: Buffer.from(text).toString('base64') } })).data;

describe('R19 a file', () => {
  it('that is a picture is shown inline under its own name, and cached for ever', async () => {
    const { headers } = await fetchFile((await photo()).url);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("sandbox; default-src 'none'"),
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['content-disposition']).toBe(
      "inline; filename*=UTF-8''Zdj%C4%99cie%20%E2%80%9EA%E2%80%9D%20%281%29.png",
    );
  });

  it.each([
    ['%PDF-1.7\n%âãÏÓ\n', 'a.pdf', 'application/pdf'],
    ['<a/>', 'a.xml', 'application/xml'],
    ['<script>alert(1)</script>', 'a.txt', 'text/plain'],
    ['a;b\n1;2', 'a.csv', 'text/csv'],
  ])('that is anything else is only downloaded: %s', async (text, name, type) => {
    const { headers } = await fetchFile((await document(text, name)).url);
    expect(headers['content-type']).toMatch(new RegExp(`^${type}`));
    expect(headers['content-disposition']).toMatch(/^attachment; /);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('that is an SVG is downloaded, not shown, when it is opened directly', async () => {
    const base64 = (await aPicture.svg()).toString('base64');
    const { data } = await editor(uploadPhoto, { body: { fileName: 'a.svg', base64 } });
    expect((await fetchFile(data.url)).headers['content-disposition']).toMatch(/^attachment; /);
  });

  it('is not sent again to a client that has it', async () => {
    const { url } = await photo();
    const etag = String((await fetchFile(url)).headers.etag);
    const again = await fetchFile(url, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await fetchFile(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('has one address only', async () => {
    const { url, thumbUrl } = await photo('a.png');
    const key = url.split('/').at(3) ?? '';
    const others = [
      `/api/files/${key}/b.png`,
      `/api/files/${key}/a.exe`,
      `/api/files/${key}x/a.png`,
      `/api/files/${key}-thumb/a.png`,
      `/api/files/${key}/..%2f..%2fa.png`,
      '/api/files/..%2f..%2fsecret-key/a.png',
    ];
    for (const other of others) expect((await fetchFile(other)).statusCode, other).toBe(404);
    expect((await fetchFile(thumbUrl ?? '')).statusCode).toBe(200);
  });

  it('that is private is never served here', async () => {
    const secret = { fileName: 'a.txt', bytes: bytesInMemory(Buffer.from('secret')) };
    const { key, fileName } = await storeDocument(test.context, secret, 'private');
    expect((await fetchFile(fileUrl(key, fileName))).statusCode).toBe(404);
  });

  it('that was made private is no longer served, although its bytes are still in the public folder', async () => {
    const { id, url } = await photo('a.png');
    await test.context.db.update(files).set({ isPrivate: true }).where(eq(files.id, id));
    expect((await fetchFile(url)).statusCode).toBe(404);
  });

  it('whose bytes are missing is not found', async () => {
    const { url } = await photo('a.png');
    await test.services.files.remove(`public/${url.split('/').at(3)}`);
    expect((await fetchFile(url)).statusCode).toBe(404);
  });
});
