import { uploadFile } from '@share/contract/areas/files/files.endpoints.ts';
import { expect, it, onTestFinished } from 'vitest';
import { readEnvironment } from '../../platform/environment.ts';
import { startServer } from '../../server.ts';
import { anS3Service } from '../../testing/files/s3-service.ts';
import { aTestApp } from '../../testing/test-app.ts';

/** Long enough not to be sent in one piece. */
const text = 'Treść\n'.repeat(50_000);

async function anAppOnABucket() {
  const bucket = await anS3Service();
  const app = await aTestApp({ FILES_URL: bucket.url });
  onTestFinished(app.close);
  const editor = await app.as({ can: ['admin:page:edit'] });
  const upload = () =>
    editor(uploadFile, {
      body: { fileName: 'a.pdf', base64: Buffer.from(`%PDF-1.7\n${text}`).toString('base64') },
    });
  const address = await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  return { bucket, app, upload, address };
}

it('R28 while the bucket is out of order, files are refused with a code and a time to wait; afterwards they are served again', async () => {
  const { bucket, upload, address } = await anAppOnABucket();
  const { url } = (await upload()).data;
  bucket.fault = 503;
  const refused = await upload();
  expect([refused.status, refused.codes]).toEqual([504, ['FILES_UNAVAILABLE']]);
  expect(refused.headers['retry-after']).toBe('2');
  const read = await fetch(address + url);
  expect(read.status).toBe(504);
  expect(read.headers.get('cache-control')).toBe('no-store');
  bucket.fault = null;
  expect((await upload()).status).toBe(200);
  expect(await (await fetch(address + url)).text()).toContain(text);
});

it('R19 a part of a file is never served as the file', async () => {
  const { bucket, upload, address } = await anAppOnABucket();
  const { url } = (await upload()).data;
  const size = Buffer.byteLength(`%PDF-1.7\n${text}`);
  const served = await fetch(address + url, { headers: { 'accept-encoding': 'identity' } });
  expect(served.headers.get('content-length')).toBe(String(size));
  await served.arrayBuffer();

  bucket.fault = 'half';
  await expect(fetch(address + url).then((answer) => answer.arrayBuffer())).rejects.toThrow();
  bucket.fault = null;
  for (const [key, bytes] of bucket.objects) bucket.objects.set(key, bytes.subarray(0, size / 2));
  const half = await fetch(address + url);
  expect([half.status, half.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('R40 the server starts without its bucket', async () => {
  const app = await aTestApp();
  onTestFinished(app.close);
  const environment = readEnvironment({
    SECRET_KEY: app.services.environment.secretKey,
    DATABASE_URL: app.databaseUrl,
    FILES_URL: 's3://bucket?endpoint=http://127.0.0.1:1',
    PORT: '0',
    LOG_LEVEL: 'silent',
  });
  const server = await startServer({ environment, databaseUrl: app.databaseUrl });
  onTestFinished(server.close);
  expect((await fetch(`${server.address}/api/health/ready`)).status).toBe(200);
});
