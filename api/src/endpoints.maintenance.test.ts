/** Every endpoint during maintenance. */
import { expect, test } from 'vitest';
import type { SessionKind } from './platform/context.ts';
import { codesOf, everyEndpoint, sendTo } from './testing/endpoints/every-endpoint.ts';
import { type AnAccount, aUser, bearerOf } from './testing/people.ts';
import { aTestApp, type TestApp } from './testing/test-app.ts';

const signedIn = async ({ context }: TestApp, account: AnAccount, kind?: SessionKind) =>
  bearerOf(context, await aUser(context, account), kind);

/** These calls report the end of the maintenance. */
const open = new Set(['/status', '/runtime-config']);

test('R30 maintenance of the public site refuses everybody but administrators, with the texts to show, and only the public site', {
  tags: 'thorough',
}, async () => {
  const closed = await aTestApp();
  await closed.services.pool.query('UPDATE site_settings SET maintenance_mode = true');
  const authorization = await signedIn(closed, {});
  const investor = await signedIn(closed, { isSuperAdmin: true }, 'investor');
  for (const { address, endpoint } of everyEndpoint) {
    const isOfSite = endpoint.access === 'site' || endpoint.access === 'investor';
    const ofInvestor = await sendTo(closed, endpoint, { authorization: investor });
    expect([address, ofInvestor.status === 503]).toEqual([address, isOfSite]);
    const answer = await sendTo(closed, endpoint);
    expect([address, answer.status === 503]).toEqual([address, isOfSite]);
    if (answer.status === 503) {
      expect(codesOf(answer)).toEqual(['MAINTENANCE']);
      expect(answer.data?.maintenanceModeTitle.pl).not.toBe('');
      expect((await sendTo(closed, endpoint, { authorization })).status).not.toBe(503);
    }
  }
  await closed.close();
});

test('SES-14 while the site is closed, a token that the server no longer knows is refused as such, so that an administrator renews it', async () => {
  const closed = await aTestApp();
  await closed.services.pool.query('UPDATE site_settings SET maintenance_mode = true');
  for (const { address, endpoint } of everyEndpoint) {
    if (endpoint.access !== 'site' && endpoint.access !== 'investor') continue;
    const answer = await sendTo(closed, endpoint, { authorization: 'Bearer expired' });
    expect([address, answer.status, codesOf(answer)]).toEqual([address, 401, ['NOT_SIGNED_IN']]);
  }
  await closed.close();
});

test('R30 system maintenance refuses everything except the endpoints that report its end', {
  tags: 'thorough',
}, async () => {
  const closed = await aTestApp({ SYSTEM_MAINTENANCE: '1' });
  const authorization = await signedIn(closed, { isSuperAdmin: true });
  for (const { address, endpoint } of everyEndpoint) {
    const answer = await sendTo(closed, endpoint, { authorization });
    expect([address, answer.status]).toEqual([address, open.has(endpoint.path) ? 200 : 503]);
    const expired = await sendTo(closed, endpoint, { authorization: 'Bearer expired' });
    expect([address, expired.status]).toEqual([address, open.has(endpoint.path) ? 200 : 503]);
  }
  await closed.close();
});
