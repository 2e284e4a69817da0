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

test('ELM-44 an address is found by the configured geocoder; the request identifies the application', async () => {
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

test('ELM-41 an address must not be empty', async () => {
  expect((await find('  ')).codes).toEqual(['addOffer.addressEmpty']);
  expect(asked).toEqual([]);
});

test('ELM-42 for an unknown address the answer is an empty list; it is asked again after an hour', async () => {
  answer = json([]);
  expect((await find('Nibylandia')).data).toEqual([]);
  expect((await find('Nibylandia')).data).toEqual([]);
  expect(asked).toHaveLength(1);
  answer = json([rynek]);
  app.setClock(new Date(Date.now() + 3_601_000));
  const later = await app.as({ can: ['admin:offer:edit'] });
  expect((await later(findPlaces, { query: { address: 'Nibylandia' } })).data).toHaveLength(1);
  app.setClock(null);
});

describe('an answer', () => {
  it('is stored for thirty days, and found despite other spaces and letter case', async () => {
    await find('Rynek Główny 1');
    expect((await find('  rynek   GŁÓWNY 1 ')).data).toHaveLength(1);
    expect(asked).toHaveLength(1);
    app.setClock(new Date(Date.now() + 30 * 86_400_000 + 1_000));
    const later = await app.as({ can: ['admin:offer:create'] });
    await later(findPlaces, { query: { address: 'Rynek Główny 1' } });
    app.setClock(null);
    expect(asked).toHaveLength(2);
  });

  it('is stored for each language separately', async () => {
    await find('Rynek');
    await find('Rynek', 'en');
    expect(asked.map(({ url }) => url.searchParams.get('accept-language'))).toEqual(['pl', 'en']);
  });
});

describe('GEOCODER_UNAVAILABLE is the answer', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['has an error status', (response) => response.writeHead(500).end('[]')],
    ['is not JSON', (response) => response.end('<html>')],
    ['has another shape', json({ places: [] })],
    ['has an impossible latitude', json([{ ...rynek, lat: '91' }])],
    ['has an empty longitude', json([{ ...rynek, lon: '' }])],
    ['is too large', (response) => response.end(`[${' '.repeat(300_000)}]`)],
    ['is a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['is cut off', (response) => response.destroy()],
  ])("when the geocoder's response %s; nothing is stored", async (_, odd) => {
    answer = odd;
    expect(await find('Rynek')).toMatchObject({ status: 502, codes: ['GEOCODER_UNAVAILABLE'] });
    expect(elsewhere).toEqual([]);
    const { rows } = await app.context.db.execute(sql`SELECT * FROM geocoder_answers`);
    expect(rows).toEqual([]);
  });

  it('when it does not respond within five seconds', { tags: 'thorough' }, async () => {
    answer = () => {};
    const start = performance.now();
    expect((await find('Rynek')).codes).toEqual(['GEOCODER_UNAVAILABLE']);
    expect(performance.now() - start).toBeGreaterThan(4_900);
  });
});

describe('the geocoder is called at most once a second', () => {
  /** Stores a last turn that ends in that many seconds. */
  const lastEnds = (seconds: number) =>
    app.context.db.execute(sql`
      INSERT INTO throttles (key, tries, window_ends_at)
      VALUES ('geocoder', 1, clock_timestamp() + ${`${seconds} seconds`}::interval)`);

  it('a call after a pause does not wait', async () => {
    await lastEnds(-1);
    expect(await takeTurn(app.context)).toBe(0);
  });

  it('turns taken at the same time are more than a second apart', { tags: 'thorough' }, async () => {
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

  it('a call that has to wait is not sent before its turn', async () => {
    const start = performance.now();
    await lastEnds(1);
    expect((await find('Rynek')).status).toBe(200);
    expect((asked[0]?.at ?? 0) - start).toBeGreaterThan(990);
  });

  it('a call that would wait longer than three seconds is refused', async () => {
    await lastEnds(60);
    expect(await find('Rynek')).toMatchObject({ status: 429, codes: ['TOO_MANY_REQUESTS'] });
    expect(asked).toEqual([]);
  });

  it('R18 somebody who asks for many addresses at once leaves turns to the others', {
    tags: 'thorough',
  }, async () => {
    const other = await app.as({ can: ['admin:offer:edit'] });
    await lastEnds(1);
    const flood = Array.from({ length: 6 }, (_, nth) => find(`Rynek ${nth}`));
    expect(await Promise.race(flood)).toMatchObject({ status: 429, codes: ['TOO_MANY_REQUESTS'] });
    expect((await other(findPlaces, { query: { address: 'Sukiennice' } })).data).toHaveLength(1);
    expect((await Promise.all(flood)).filter(({ status }) => status === 200)).toHaveLength(3);
  });
});

test('equal searches at the same time lead to one call', async () => {
  const answers = await Promise.all([find('Rynek'), find('Rynek'), find('rynek')]);
  expect(answers.map(({ data }) => data.length)).toEqual([1, 1, 1]);
  expect(asked).toHaveLength(1);
});
