import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findPlaces } from '@share/contract/areas/maps/maps.endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aLyingGateway, type Lie, lies } from '../../testing/processes/lying-gateway.ts';

const LATE_MILLISECONDS = 6_000;
const slow: readonly Lie[] = ['silent', 'late'];
const answer = JSON.stringify([{ display_name: 'Rynek', lat: '50.06', lon: '19.93' }]);
const rynek = [{ name: 'Rynek', latitude: 50.06, longitude: 19.93 }];

const geocoder = createServer((_, response) =>
  response.setHeader('content-type', 'application/json').end(answer),
);
geocoder.listen(0, '127.0.0.1');
await once(geocoder, 'listening');
const { port } = geocoder.address() as AddressInfo;
let lie: Lie | null = null;
const gateway = await aLyingGateway(`http://127.0.0.1:${port}`, () => lie, LATE_MILLISECONDS);
afterAll(() => {
  gateway.close();
  geocoder.closeAllConnections();
  geocoder.close();
});

const app = appForAllTests({ GEOCODER_URL: gateway.url });
const call = callerForAllTests(app, { can: ['admin:offer:edit'] });
/** Asks at once, instead of a second after the last question. */
const find = async () => {
  await app.context.db.execute(sql`DELETE FROM throttles`);
  return call(findPlaces, { query: { address: 'Rynek 1' } });
};

for (const kind of lies) {
  const tags = slow.includes(kind) ? ['thorough'] : [];
  test(`R39 a geocoder whose answer is “${kind}” names no false place, and none is remembered`, {
    tags,
  }, async () => {
    lie = kind;
    await app.context.db.execute(sql`DELETE FROM geocoder_answers`);
    const met = await find();
    if (met.status === 200) expect(met.data).toEqual(rynek);
    else expect(met.codes).toEqual(['GEOCODER_UNAVAILABLE']);
    lie = null;
    expect((await find()).data).toEqual(rynek);
  });
}
