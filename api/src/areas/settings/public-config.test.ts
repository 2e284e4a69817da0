import { getPublicConfig } from '@share/contract/areas/settings/public-config.endpoints.ts';
import { updateConfig, updatePayPalConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aConfig, aPayPalConfig } from '../../testing/settings.ts';

const app = appForAllTests();
const call = callerForAllTests(app, { can: ['admin:settings:edit'] });

test('visitors get the texts for search engines, the icons that are on in their order, and the ids of Google', async () => {
  const entry = (position: number, isEnabled = true) => ({
    isEnabled,
    url: `https://example.com/${position}`,
    position,
  });
  await call(updatePayPalConfig, { body: aPayPalConfig() });
  await call(updateConfig, {
    body: aConfig({
      seoDescription: { pl: 'Tylko po polsku', en: '' },
      socialMediaIcons: [entry(5), entry(2, false), entry(3), entry(4), entry(1)],
    }),
  });
  const { data } = await app.asVisitor(getPublicConfig);
  expect(data).toEqual({
    seoTitle: aConfig().seoTitle,
    seoDescription: { pl: 'Tylko po polsku', en: 'Tylko po polsku' },
    socialMediaIcons: [
      { name: 'YouTube', icon: 'youtube', url: 'https://example.com/1' },
      { name: 'Twitter', icon: 'twitter', url: 'https://example.com/3' },
      { name: 'Instagram', icon: 'instagram', url: 'https://example.com/4' },
      { name: 'LinkedIn', icon: 'linkedin', url: 'https://example.com/5' },
    ],
    googleAnalyticsId: 'G-1A2B3C',
    googleMapsId: 'maps-key_1',
  });
  expect(JSON.stringify(data)).not.toMatch(/office@|www@|sandbox|50000/);
});

test('R7 who has the answer already is told that it has not changed', async () => {
  const { etag } = (await app.asVisitor(getPublicConfig)).headers;
  const again = () => app.app.http.inject({ url: '/api/config', headers: { 'if-none-match': String(etag) } });
  expect((await again()).statusCode).toBe(304);
  await call(updateConfig, { body: aConfig({ googleMapsId: 'another' }) });
  expect((await again()).statusCode).toBe(200);
});

test('R30 visitors of a site in maintenance learn when it ends, also as Retry-After', async () => {
  app.setClock(new Date('2026-12-24T10:00:00Z'));
  const later = await app.as({ can: ['admin:settings:edit'] });
  const close = (maintenanceUntil: string | null) =>
    later(updateConfig, { body: aConfig({ maintenanceMode: true, maintenanceUntil }) });
  const visit = async () => {
    const { statusCode, headers, ...answer } = await app.app.http.inject({ url: '/api/config' });
    return [statusCode, headers['retry-after'], answer.json().data.maintenanceUntil];
  };
  await close('2026-12-24 11:30:00');
  expect(await visit()).toEqual([503, '1800', '2026-12-24T10:30:00.000Z']);
  await close('2026-12-24 10:30:00');
  expect(await visit()).toEqual([503, undefined, null]);
  await close(null);
  expect(await visit()).toEqual([503, undefined, null]);
});
