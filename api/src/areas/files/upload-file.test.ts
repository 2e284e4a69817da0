import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadFile } from '@share/contract/areas/files/files.endpoints.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aDocument, aLockedDocument } from '../../testing/files/documents.ts';
import { aUser, bearerOf } from '../../testing/people.ts';
import { aTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let editor: Caller;
let address: string;
let authorization: string;
let colleague: string;
let temporary: string;

beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'upload-test-'));
  vi.stubEnv('TMPDIR', temporary);
  test = await aTestApp();
  editor = await test.as({ can: ['admin:page:edit'] });
  address = await test.app.http.listen({ port: 0, host: '127.0.0.1' });
  const user = await aUser(test.context, { isSuperAdmin: true });
  authorization = await bearerOf(test.context, user);
  colleague = await bearerOf(test.context, await aUser(test.context, { isSuperAdmin: true }));
});
afterAll(async () => {
  await test.close();
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
});

const leftovers = () => readdirSync(temporary).filter((name) => name.startsWith('share-upload-'));

const upload = (bytes: Uint8Array, fileName: string) =>
  editor(uploadFile, { body: { fileName, base64: Buffer.from(bytes).toString('base64') } });

describe('FRM-19 a document may be', () => {
  it.each(Object.keys(aDocument))('%s', async (extension) => {
    const bytes = aDocument[extension as keyof typeof aDocument];
    const { data } = await upload(bytes, `Umowa.${extension}`);
    expect(data).toMatchObject({ fileName: `Umowa.${extension}`, size: bytes.length, thumbUrl: null });
    const file = await test.app.http.inject({ method: 'GET', url: data.url });
    expect(file.rawPayload.equals(bytes)).toBe(true);
  });

  const utf16 = Buffer.from('\ufeffNazwa\tKwota\r\nŁódź\t1', 'utf16le');
  it.each([
    [
      'a PDF with a line break before its beginning',
      Buffer.concat([Buffer.from('\r\n'), aDocument.pdf]),
      'a.pdf',
    ],
    ['a Word document that a password locks', aLockedDocument(), 'a.docx'],
    ['a workbook that a password locks', aLockedDocument(), 'a.xlsx'],
    ['a text of Excel in UTF-16', utf16, 'a.txt'],
    ['a text in UTF-16 of another order of bytes', Buffer.from(utf16).swap16(), 'a.csv'],
    ['a table that begins like a bitmap', Buffer.from('BMW;1\nFIAT;2\n'), 'a.csv'],
    ['a text that begins like a program', Buffer.from('MZ is the mark of programs'), 'a.txt'],
    ['a text in XML that is named as a text', Buffer.from('<?xml version="1.0"?><a/>'), 'a.txt'],
  ])('%s', async (_, bytes, fileName) => {
    const { data } = await upload(bytes, fileName);
    expect(data).toMatchObject({ fileName, size: bytes.length });
    const file = await test.app.http.inject({ method: 'GET', url: data.url });
    expect(file.rawPayload.equals(bytes)).toBe(true);
  });

  it('its type is detected from its bytes, not from its name', async () => {
    expect((await upload(aDocument.pdf, 'a.docx')).data.fileName).toBe('a.pdf');
  });
});

describe('FRM-19 a document is refused', () => {
  it.each([
    ['a program', Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), 'a.pdf'],
    ['an archive', Buffer.from('PK\u0003\u0004 not office', 'latin1'), 'a.docx'],
    ['a web page', Buffer.from('<!doctype html><p>a</p>'), 'a.html'],
    ['bytes under the name of a text', Buffer.from([0x61, 0x00, 0x62]), 'a.txt'],
    ['a text in UTF-16 with other bytes in it', Buffer.from('\ufeffa\u0000b', 'utf16le'), 'a.txt'],
    ['a drawing under the name of a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.xml'],
    ['locked by a password and named as something else', aLockedDocument(), 'a.doc'],
    ['a picture', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'), 'a.gif'],
    ['an old Office container without a document', Buffer.from(aDocument.doc).fill(0, 1536, 1664), 'a.doc'],
  ])('when it is %s', async (_, bytes, name) => {
    expect((await upload(bytes, name)).codes).toEqual(['FILE_TYPE_NOT_ALLOWED']);
  });
});

describe('a multipart upload', () => {
  const send = (form: FormData) =>
    fetch(`${address}/api/admin/common/upload-file`, {
      method: 'POST',
      body: form,
      headers: { authorization },
    });
  const formWith = (bytes: Uint8Array<ArrayBuffer>, name: string, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', new Blob([bytes]), name);
    return form;
  };

  it('stores the file under its name, in any script', async () => {
    const answer = await send(formWith(aDocument.pdf, 'Umowa — żółć 文件.pdf'));
    expect(await answer.json()).toMatchObject({
      status: 200,
      data: { fileName: 'Umowa — żółć 文件.pdf', size: aDocument.pdf.length },
    });
  });

  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  it.each([
    ['names no boundary', 'multipart/form-data', part],
    ['ends within the file', 'multipart/form-data; boundary=x', part],
    ['ends within the head of a part', 'multipart/form-data; boundary=x', part.slice(0, 30)],
    ['is none', 'multipart/form-data; boundary=x', '{"fileName":"a.pdf"}'],
  ])('R15 that %s is the fault of its sender', async (_, type, body) => {
    const headers = { authorization, 'content-type': type };
    const answer = await fetch(`${address}/api/admin/common/upload-file`, { method: 'POST', body, headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'REQUEST_MALFORMED' }] });
  });

  it('FRM-18 stores it under the name in the field `fileName`', async () => {
    const answer = await send(formWith(aDocument.pdf, 'x.pdf', { fileName: '../Umowa' }));
    expect(await answer.json()).toMatchObject({ data: { fileName: 'Umowa.pdf' } });
  });

  it('CON-20 is refused from exactly a hundred million bytes on', { tags: 'thorough' }, async () => {
    const large = (size: number) => {
      const bytes = new Uint8Array(size).fill(0x61);
      return send(formWith(bytes, 'a.txt'));
    };
    expect(await (await large(100_000_000)).json()).toMatchObject({ errors: [{ code: 'FILE_TOO_LARGE' }] });
    expect(await (await large(99_999_999)).json()).toMatchObject({ status: 200, data: { size: 99_999_999 } });
  });

  it('without a file is refused', async () => {
    const form = new FormData();
    form.append('fileName', 'a');
    expect(await (await send(form)).json()).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ code: 'IS_REQUIRED' })]),
    });
  });

  it('leaves no temporary files', () => {
    expect(leftovers()).toEqual([]);
  });
});

describe('a base64 upload', () => {
  it('CON-20 is refused from exactly a hundred million bytes on', { tags: 'thorough' }, async () => {
    expect((await upload(new Uint8Array(100_000_000).fill(0x61), 'a.txt')).codes).toEqual(['FILE_TOO_LARGE']);
    expect(leftovers()).toEqual([]);
  });

  it('is refused before it is read if its content-length is larger than any allowed file', async () => {
    const answer = await answerOf(
      begin({ 'content-type': 'application/json', 'content-length': '140000001' }, ''),
    );
    expect(answer).toContain('413 Payload Too Large');
    expect(answer).toContain('REQUEST_TOO_LARGE');
  });
});

/** Opens a connection and sends only the beginning of an upload. */
function begin(headers: Record<string, string>, body: string): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const all = { host: hostname, authorization, 'content-length': '50000000', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api/admin/common/upload-file HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  return socket;
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket) {
    text += String(piece);
    if (text.includes('"errors"')) break;
  }
  return text;
}

const beginnings = {
  json: () =>
    begin({ 'content-type': 'application/json' }, `{"fileName":"a.pdf","base64":"${'QUJD'.repeat(50_000)}`),
  multipart: (headers: Record<string, string> = {}) =>
    begin(
      { 'content-type': 'multipart/form-data; boundary=x', ...headers },
      `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${'%PDF-1.7'.repeat(50_000)}`,
    ),
};

/** Counts the uploads that requested, entered and left the semaphore. */
function watchUploads() {
  const semaphore = test.app.uploads;
  const counts = { asked: 0, entered: 0, left: 0, refused: 0 };
  const waiting: (() => void)[] = [];
  const count = (what: keyof typeof counts) => {
    counts[what] += 1;
    for (const look of waiting) look();
  };
  const untilTrue = (isTrue: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => (isTrue() ? resolve() : undefined);
      waiting.push(look);
      look();
    });
  const until = (what: keyof typeof counts, number: number) => untilTrue(() => counts[what] >= number);
  /** Nobody is inside or waits: an upload that waited may enter before it notices that its sender is gone. */
  const untilEmpty = () => untilTrue(() => counts.left + counts.refused === counts.asked);
  test.app.uploads = {
    async acquire(holder, givenUp) {
      const entering = semaphore.acquire(holder, givenUp);
      count('asked');
      const leave = await entering.catch((error: unknown) => {
        count('refused');
        throw error;
      });
      count('entered');
      return () => {
        leave();
        count('left');
      };
    },
  };
  return { until, untilEmpty, stop: () => Object.assign(test.app, { uploads: semaphore }) };
}

describe('R18 an upload', () => {
  it.each(['json', 'multipart'] as const)(
    'that is aborted leaves no file and frees its place: %s',
    async (kind) => {
      const uploads = watchUploads();
      const socket = beginnings[kind]();
      await uploads.until('entered', 1);
      socket.destroy();
      await uploads.until('left', 1);
      uploads.stop();
      expect(leftovers()).toEqual([]);
    },
  );

  it('waits behind another one of the same person, and does not delay those of others', async () => {
    const uploads = watchUploads();
    const sockets = [1, 2, 3].map(() => beginnings.multipart());
    await uploads.until('asked', 3);
    expect(await answerOf(beginnings.json())).toContain('TOO_MANY_REQUESTS');
    sockets.push(beginnings.multipart({ authorization: colleague }));
    await uploads.until('entered', 2);
    for (const socket of sockets) socket.destroy();
    await uploads.untilEmpty();
    uploads.stop();
  });

  it('waits behind two others; the seventh at once is refused and may be repeated later', async () => {
    const uploads = watchUploads();
    const sockets = [authorization, colleague].flatMap((bearer) =>
      [1, 2, 3].map(() => beginnings.multipart({ authorization: bearer })),
    );
    await uploads.until('asked', 6);
    const answer = await answerOf(beginnings.json());
    expect(answer).toContain('429 Too Many Requests');
    expect(answer).toContain('TOO_MANY_REQUESTS');
    for (const socket of sockets) socket.destroy();
    await uploads.untilEmpty();
    uploads.stop();
    expect((await upload(aDocument.pdf, 'a.pdf')).status).toBe(200);
  });
});
