import { uploadPhoto } from '@share/contract/areas/files/files.endpoints.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { preparePicture } from '../../platform/files/pictures/prepare-picture.ts';
import { aBombPng, aPicture } from '../../testing/files/pictures.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { longestPause } from '../../testing/processes/longest-pause.ts';

const test = appForAllTests();
const editor = callerForAllTests(test, { can: ['admin:page:edit'] });

const upload = (bytes: Uint8Array, fileName: string) =>
  editor(uploadPhoto, { body: { fileName, base64: Buffer.from(bytes).toString('base64') } });
const fetchFile = (url: string, headers: Record<string, string> = {}) =>
  test.app.http.inject({ method: 'GET', url, headers });

describe('CON-18 an image may be', () => {
  it.each([
    ['jpg', 'photo.jpeg', 'photo.jpg', 'image/jpeg', 'jpeg'],
    ['png', 'photo.png', 'photo.png', 'image/png', 'png'],
    ['gif', 'photo.gif', 'photo.gif', 'image/gif', 'gif'],
    ['bmp', 'photo.bmp', 'photo.png', 'image/png', 'png'],
    ['svg', 'photo.svg', 'photo.svg', 'image/svg+xml', 'svg'],
  ] as const)('%s', async (kind, sent, stored, contentType, format) => {
    const { data } = await upload(await aPicture[kind](), sent);
    expect(data).toMatchObject({
      fileName: stored,
      url: expect.stringMatching(/^\/api\/files\/[0-9a-f]{32}\/photo\./),
    });
    const file = await fetchFile(data.url);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe(contentType);
    expect(file.rawPayload.length).toBe(data.size);
    expect((await sharp(file.rawPayload).metadata()).format).toBe(format);
    const thumb = await fetchFile(data.thumbUrl ?? '');
    expect(thumb.headers['content-type']).toBe('image/webp');
    expect((await sharp(thumb.rawPayload).metadata()).width).toBeLessThanOrEqual(400);
  });

  it('its type is detected from its bytes, not from its name', async () => {
    const { data } = await upload(await aPicture.jpg(), 'malware.exe');
    expect(data.fileName).toBe('malware.jpg');
    expect((await fetchFile(data.url)).headers['content-type']).toBe('image/jpeg');
  });

  it('an animated GIF is stored with all its frames', async () => {
    const { data } = await upload(await aPicture.gif(), 'a.gif');
    const { rawPayload } = await fetchFile(data.url);
    expect((await sharp(rawPayload).metadata()).pages).toBe(2);
  });
});

const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">${inside}</svg>`);

it('CON-19 an SVG of nearly 10 MB is accepted, and does not delay other requests', async () => {
  const path = `<path d="M0 0${'L12.345 6.789'.repeat(400)}" fill="none"/>`;
  const { done: picture, part } = await longestPause(() =>
    preparePicture(drawing(path.repeat(1_850)), 'svg', null),
  );
  expect(picture.bytes.length).toBeGreaterThan(9_600_000);
  expect(part).toBeLessThan(1 / 2);
});

describe('R18 an image', () => {
  it('loses the metadata of the camera, and is rotated upright', async () => {
    const taken = await sharp(await aPicture.jpg(60, 40))
      .keepExif()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(taken.toString('latin1')).toContain('secret place');
    const { data } = await upload(taken, 'a.jpg');
    const { rawPayload } = await fetchFile(data.url);
    expect(rawPayload.toString('latin1')).not.toContain('secret place');
    const { width, height, exif } = await sharp(rawPayload).metadata();
    expect([width, height, exif]).toEqual([40, 60, undefined]);
  });

  it('has a thumbnail of at most 400 × 400 pixels', async () => {
    const { data } = await upload(await aPicture.png(1600, 800), 'a.png');
    const thumb = await fetchFile(data.thumbUrl ?? '');
    expect(await sharp(thumb.rawPayload).metadata()).toMatchObject({ width: 400, height: 200 });
  });

  it('that is a small SVG is rendered at thumbnail size', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="5"><rect width="10" height="5"/></svg>';
    const { data } = await upload(Buffer.from(svg), 'a.svg');
    expect(await sharp((await fetchFile(data.thumbUrl ?? '')).rawPayload).metadata()).toMatchObject({
      width: 400,
      height: 200,
    });
  });

  it('that is an SVG is stored with the pictures in it', async () => {
    const red = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const { data } = await upload(
      drawing(`<image width="60" height="40" href="data:image/png;base64,${red.toString('base64')}"/>`),
      'a.svg',
    );
    expect((await fetchFile(data.url)).body).toMatch(
      /<image [^>]*xlink:href="data:image\/png;base64,[^"]{40}/,
    );
    const { dominant } = await sharp((await fetchFile(data.thumbUrl ?? '')).rawPayload).stats();
    expect(dominant).toEqual({ r: 248, g: 8, b: 8 });
  });

  it('that is an SVG is stored without scripts', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(1)</script><rect width="9" height="9"/></svg>';
    const { data } = await upload(Buffer.from(svg), 'a.svg');
    const file = await fetchFile(data.url);
    expect(file.body).toContain('<rect');
    expect(file.body).not.toMatch(/script|onload|alert/);
  });
});

describe('R18 an image is refused', () => {
  const refused = async (bytes: Uint8Array, name: string) => (await upload(bytes, name)).codes;

  it.each([
    ['would look different', '<animate attributeName="x" to="1"/>', 'DRAWING_NOT_AS_DRAWN'],
    [
      'holds a picture that is none',
      '<image href="data:image/png;base64,PHN2Zy8+"/>',
      'IMAGE_TYPE_OR_SIZE_WRONG',
    ],
  ])('that is a drawing and %s', async (_, inside, code) => {
    expect(await refused(drawing(inside), 'a.svg')).toEqual([code]);
  });

  it('that is a drawing and holds a picture of too many pixels', async () => {
    const bomb = (await aBombPng(20_000, 20_000)).toString('base64');
    expect(await refused(drawing(`<image href="data:image/png;base64,${bomb}"/>`), 'a.svg')).toEqual([
      'IMAGE_TYPE_OR_SIZE_WRONG',
    ]);
  });

  it.each([
    ['a program', Buffer.from('MZ\u0090\u0000', 'latin1')],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a document', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['a web page that holds a drawing', Buffer.from('<html><svg onload="alert(1)"></svg></html>')],
    ['nothing', Buffer.from('')],
  ])('when it is %s under the name of an image', async (_, bytes) => {
    expect(await refused(bytes, 'photo.png')).toEqual([
      bytes.length === 0 ? 'IS_REQUIRED' : 'IMAGE_TYPE_OR_SIZE_WRONG',
    ]);
  });

  it('when its format is not allowed', async () => {
    const webp = await sharp(await aPicture.png())
      .webp()
      .toBuffer();
    expect(await refused(webp, 'a.png')).toEqual(['IMAGE_TYPE_OR_SIZE_WRONG']);
  });

  it('CON-19 from exactly ten million bytes on', async () => {
    const picture = await aPicture.jpg();
    const padded = (size: number) => Buffer.concat([picture], size);
    expect(await refused(padded(10_000_000), 'a.jpg')).toEqual(['IMAGE_TYPE_OR_SIZE_WRONG']);
    expect(await refused(padded(9_999_999), 'a.jpg')).toEqual([]);
  });

  it('when it would decompress to more than fifty million pixels, without decompressing it', async () => {
    expect(await refused(await aBombPng(100_000, 100_000), 'a.png')).toEqual(['IMAGE_TYPE_OR_SIZE_WRONG']);
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>';
    expect(await refused(Buffer.from(drawing), 'a.svg')).toEqual(['IMAGE_TYPE_OR_SIZE_WRONG']);
    const bitmap = await aPicture.bmp();
    bitmap.writeInt32LE(100_000, 18);
    bitmap.writeInt32LE(100_000, 22);
    expect(await refused(bitmap, 'a.bmp')).toEqual(['IMAGE_TYPE_OR_SIZE_WRONG']);
  });

  it.each([
    ['a very long line of text', `<text>${'lorem ipsum '.repeat(100_000)}</text>`],
    ['the text of a book', `<text>${'lorem ipsum '.repeat(10)}</text>`.repeat(1_500)],
    ['too many elements', '<g/>'.repeat(250_000)],
    ['too deeply nested groups', '<g>'.repeat(2_000) + '</g>'.repeat(2_000)],
  ])('when it is a drawing that takes too much to draw: %s', async (_, inside) => {
    expect(await refused(drawing(inside), 'a.svg')).toEqual(['CONTENT_TOO_COMPLICATED']);
  });

  it.each(['jpg', 'png', 'gif', 'bmp', 'svg'] as const)('when it is truncated: %s', async (kind) => {
    const complete = await aPicture[kind]();
    expect(await refused(complete.subarray(0, Math.floor(complete.length * 0.6)), `a.${kind}`)).toEqual([
      'FILE_DAMAGED',
    ]);
  });

  it('when it is not base64', async () => {
    expect((await editor(uploadPhoto, { body: { fileName: 'a.png', base64: 'not base64!' } })).codes).toEqual(
      ['FILE_DAMAGED'],
    );
  });
});

it('FRM-22 both formats of the body are accepted', async () => {
  const base64 = (await aPicture.png()).toString('base64');
  const nested = { data: { file: { fileName: 'a.png', base64: `data:image/png;base64,${base64}` } } };
  expect((await editor(uploadPhoto, { body: nested })).data.fileName).toBe('a.png');
});

it('a repeated request stores its file once', async () => {
  const base64 = (await aPicture.png()).toString('base64');
  const twice = () =>
    editor(uploadPhoto, {
      body: { fileName: 'a.png', base64 },
      headers: { 'idempotency-key': 'same-upload' },
    });
  const [first, second] = [await twice(), await twice()];
  expect(second.data).toEqual(first.data);
});

it('an upload needs a permission to edit content', async () => {
  const body = { fileName: 'a.png', base64: (await aPicture.png()).toString('base64') };
  const other = await test.as({ can: ['admin:order:edit'] });
  expect((await other(uploadPhoto, { body })).codes).toEqual(['FORBIDDEN']);
  expect((await test.asVisitor(uploadPhoto, { body })).codes).toEqual(['NOT_SIGNED_IN']);
});
