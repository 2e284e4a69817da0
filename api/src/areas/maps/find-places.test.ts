import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findPlaces } from '@share/contract/areas/maps/maps.endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { aTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';
import { takeTurn } from './geocoder-turns.ts';

interface Asked {
  at: number;
  url: URL;
  headers: IncomingMessage['headers'];
}

let app: TestApp;
let call: Caller;
let asked: Asked[];
let answer: (response: ServerResponse) => void;
const elsewhere: string[] = [];

const json = (body: unknown) => (response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
const rynek = { display_name: 'Rynek Główny, Kraków', lat: '50.0619474', lon: '19.9368564', osm_id: 1 };

const geocoder = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://geocoder');
  if (url.pathname === '/elsewhere') elsewhere.push(url.href);
  asked.push({ at: performance.now(), url, headers: request.headers });
  answer(response);
});

beforeAll(async () => {
  geocoder.listen(0, '127.0.0.1');
  await once(geocoder, 'listening');
  const { port } = geocoder.address() as AddressInfo;
  app = await aTestApp({
    GEOCODER_URL: `http://127.0.0.1:${port}/maps/?key=ours`,
    PUBLIC_URL: 'https://office.example.com',
    MAIL_FROM: 'Biuro „Łąka” <biuro@example.com>',
  });
  call = await app.as({ can: ['admin:offer:edit'] });
});
beforeEach(async () => {
  asked = [];
  answer = json([rynek]);
  await app.context.db.execute(sql`DELETE FROM geocoder_answers`);
  await app.context.db.execute(sql`DELETE FROM throttles`);
});
afterAll(async () => {
  await app.close();
  geocoder.closeAllConnections();
  geocoder.close();
});

const find = (address: string, language = 'pl') =>
  call(findPlaces, { query: { address }, headers: { 'content-language': language } });

test('ELM-44 an address is found by the configured geocoder, which is told who asks', async () => {
  expect((await find('Rynek Główny & 1')).data).toEqual([
    { name: 'Rynek Główny, Kraków', latitude: 50.0619474, longitude: 19.9368564 },
  ]);
  const [{ url, headers } = { url: new URL('http://x'), headers: {} }] = asked;
  expect(url.pathname).toBe('/maps/search');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    key: 'ours',
    format: 'jsonv2',
    limit: '5',
    q: 'rynek główny & 1',
    'accept-language': 'pl',
  });
  expect(headers['user-agent']).toBe('share-back-office (https://office.example.com; biuro@example.com)');
});

test('ELM-41 an address must say something', async () => {
  expect((await find('  ')).codes).toEqual(['addOffer.addressEmpty']);
  expect(asked).toEqual([]);
});

test('ELM-42 an address that lies nowhere answers an empty list', async () => {
  answer = json([]);
  expect((await find('Nibylandia')).data).toEqual([]);
  expect((await find('Nibylandia')).data).toEqual([]);
  expect(asked).toHaveLength(1);
});

describe('an answer', () => {
  it('is kept for thirty days, however the address is spelled', async () => {
    await find('Rynek Główny 1');
    expect((await find('  rynek   GŁÓWNY 1 ')).data).toHaveLength(1);
    expect(asked).toHaveLength(1);
    app.setClock(new Date(Date.now() + 30 * 86_400_000 + 1_000));
    const later = await app.as({ can: ['admin:offer:create'] });
    await later(findPlaces, { query: { address: 'Rynek Główny 1' } });
    app.setClock(null);
    expect(asked).toHaveLength(2);
  });

  it('is another one in the other language', async () => {
    await find('Rynek');
    await find('Rynek', 'en');
    expect(asked.map(({ url }) => url.searchParams.get('accept-language'))).toEqual(['pl', 'en']);
  });
});

describe('GEOCODER_UNAVAILABLE is the answer', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['is a fault', (response) => response.writeHead(500).end('[]')],
    ['is no JSON', (response) => response.end('<html>')],
    ['has another shape', json({ places: [] })],
    ['lies off the globe', json([{ ...rynek, lat: '91' }])],
    ['lies nowhere', json([{ ...rynek, lon: '' }])],
    ['is endless', (response) => response.end(`[${' '.repeat(300_000)}]`)],
    ['leads elsewhere', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['breaks off', (response) => response.destroy()],
  ])('when what the geocoder says %s; nothing of it is kept', async (_, odd) => {
    answer = odd;
    expect(await find('Rynek')).toMatchObject({ status: 502, codes: ['GEOCODER_UNAVAILABLE'] });
    expect(elsewhere).toEqual([]);
    const { rows } = await app.context.db.execute(sql`SELECT * FROM geocoder_answers`);
    expect(rows).toEqual([]);
  });

  it('when it says nothing for five seconds', async () => {
    answer = () => {};
    const start = performance.now();
    expect((await find('Rynek')).codes).toEqual(['GEOCODER_UNAVAILABLE']);
    expect(performance.now() - start).toBeGreaterThan(4_900);
  });
});

describe('the geocoder is asked once a second', () => {
  /** The turn that was taken last ends so many seconds from now. */
  const lastEnds = (seconds: number) =>
    app.context.db.execute(sql`
      INSERT INTO throttles (key, tries, window_ends_at)
      VALUES ('geocoder', 1, clock_timestamp() + ${`${seconds} seconds`}::interval)`);

  it('whoever comes after a pause does not wait', async () => {
    await lastEnds(-1);
    expect(await takeTurn(app.context)).toBe(0);
  });

  it('turns taken at once are more than a second apart', async () => {
    const ends: number[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      await takeTurn(app.context);
      const { rows } = await app.context.db.execute<{ at: number }>(
        sql`SELECT extract(epoch FROM window_ends_at)::float8 AS at FROM throttles WHERE key = 'geocoder'`,
      );
      ends.push(rows[0]?.at ?? 0);
    }
    const pauses = ends.slice(1).map((at, index) => at - (ends[index] ?? 0));
    for (const pause of pauses) expect(pause).toBeGreaterThan(1);
  });

  it('whoever has to wait asks no sooner than at the turn', async () => {
    const start = performance.now();
    await lastEnds(1);
    expect((await find('Rynek')).status).toBe(200);
    expect((asked[0]?.at ?? 0) - start).toBeGreaterThan(990);
  });

  it('whoever would wait longer than three seconds is asked to come again', async () => {
    await lastEnds(60);
    expect(await find('Rynek')).toMatchObject({ status: 429, codes: ['TOO_MANY_REQUESTS'] });
    expect(asked).toEqual([]);
  });
});

test('who asks the same at the same time is answered by one question', async () => {
  const answers = await Promise.all([find('Rynek'), find('Rynek'), find('rynek')]);
  expect(answers.map(({ data }) => data.length)).toEqual([1, 1, 1]);
  expect(asked).toHaveLength(1);
});
