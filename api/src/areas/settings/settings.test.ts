import { getMapSettings } from '@share/contract/areas/maps/maps.endpoints.ts';
import { getConfig, updateConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { getSplashScreen, getStatus } from '@share/contract/areas/shell/shell.endpoints.ts';
import { noFourEyes } from '@share/contract/shared/four-eyes/four-eyes.ts';
import { eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../platform/records/audit.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { aConfig } from '../../testing/settings.ts';
import { users } from '../users/users.tables.ts';

const app = appForAllTests();
const call = callerForAllTests(app, {
  can: ['admin:settings:get', 'admin:settings:edit', 'admin:offer:get'],
});
const save = (body: Parameters<typeof aConfig>[0]) => call(updateConfig, { body: aConfig(body) });

test('SET-16, SET-18 what is saved is what is read', async () => {
  const { data: before } = await call(getConfig);
  const saved = await save({ maintenanceUntil: '2026-12-24 18:00:00', remindersEnabled: false });
  expect(saved.data).toEqual({
    ...aConfig(),
    version: before.version + 1,
    maintenanceUntil: '2026-12-24 18:00:00',
    remindersEnabled: false,
    secondFactorDemanded: false,
    ownAccounts: '',
    fourEyes: noFourEyes,
    socialMediaIcons: ['linkedin', 'facebook', 'twitter', 'instagram', 'youtube'].map((icon, index) => ({
      id: index + 1,
      name: expect.any(String),
      icon,
      isEnabled: false,
      url: '',
      position: index + 1,
    })),
  });
  const read = await call(getConfig);
  expect(read.data).toEqual(saved.data);
  expect(read.headers.etag).toBe(`"${saved.data.version}"`);
});

test('SET-02 what a client of the requirements does not know stays as it is; null takes the end away', async () => {
  await save({ maintenanceUntil: '2026-12-24 18:00:00', remindersEnabled: false });
  expect((await save({})).data).toMatchObject({
    maintenanceUntil: '2026-12-24 18:00:00',
    remindersEnabled: false,
  });
  expect((await save({ maintenanceUntil: null, remindersEnabled: true })).data).toMatchObject({
    maintenanceUntil: null,
    remindersEnabled: true,
  });
});

test('own accounts are stored without spaces, each once; a wrong one is refused', async () => {
  const typed =
    'PL61 1090 1014 0000 0712 1981 2874\n\nde89 3704 0044 0532 0130 00\n61109010140000071219812874';
  expect((await save({ ownAccounts: typed })).data.ownAccounts).toBe(
    '61109010140000071219812874\nDE89370400440532013000',
  );
  expect((await save({ ownAccounts: '61109010140000071219812875' })).errors).toMatchObject([
    { code: 'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG', path: 'ownAccounts' },
  ]);
  expect((await save({})).data.ownAccounts).toContain('DE89');
  await save({ ownAccounts: '' });
});

test('SET-08 isMaintenanceMode is the same switch, and one of the two is required', async () => {
  const { maintenanceMode: _, ...body } = aConfig();
  expect(
    (await call(updateConfig, { body: { ...body, isMaintenanceMode: true } })).data.maintenanceMode,
  ).toBe(true);
  const both = { ...body, maintenanceMode: false, isMaintenanceMode: true };
  expect((await call(updateConfig, { body: both })).data.maintenanceMode).toBe(false);
  expect((await call(updateConfig, { body })).errors).toMatchObject([
    { code: 'IS_REQUIRED', path: 'maintenanceMode' },
  ]);
});

test('SET-12 social media are changed by their index or their id; name and icon stay', async () => {
  const linkedIn = { isEnabled: true, url: 'https://www.linkedin.com/company/shares', position: 1 };
  const youTube = {
    id: 5,
    name: 'Mine',
    icon: 'facebook',
    isEnabled: true,
    url: 'https://youtube.com/@shares',
    position: 1,
  };
  const { data } = await save({ socialMediaIcons: [linkedIn, youTube] });
  expect(data.socialMediaIcons.map(({ icon, position, url }) => [icon, position, url])).toEqual([
    ['linkedin', 2, linkedIn.url],
    ['facebook', 3, ''],
    ['twitter', 4, ''],
    ['instagram', 5, ''],
    ['youtube', 1, youTube.url],
  ]);
  expect(data.socialMediaIcons[4]?.name).toBe('YouTube');
  const refused = await save({ socialMediaIcons: [{ ...linkedIn, id: 9 }] });
  expect(refused.errors).toMatchObject([{ code: 'VALUE_INVALID', path: 'socialMediaIcons.0.id' }]);
});

test.each([
  [
    'no address of the web',
    { isEnabled: false, url: 'javascript:alert(1)', position: 1 },
    'WEB_ADDRESS_INVALID',
    'url',
  ],
  [
    'an address with a name and a password',
    { isEnabled: true, url: 'https://a:b@example.com', position: 1 },
    'WEB_ADDRESS_INVALID',
    'url',
  ],
  ['an enabled entry without an address', { isEnabled: true, url: ' ', position: 1 }, 'IS_REQUIRED', 'url'],
  ['a position of 0', { isEnabled: false, url: '', position: 0 }, 'POSITION_NOT_POSITIVE', 'position'],
])('SET-10 %s is refused at its field', async (_, entry, code, field) => {
  expect((await save({ socialMediaIcons: [entry] })).errors).toMatchObject([
    { code, path: `socialMediaIcons.0.${field}` },
  ]);
});

test.each([
  [{ googleAnalyticsId: 'G-1"><script>' }, 'VALUE_INVALID', 'googleAnalyticsId'],
  [{ googleMapsId: 'a b' }, 'VALUE_INVALID', 'googleMapsId'],
  [
    { contactForm: { sendFrom: 'a@b.pl\r\nBcc: c@d.pl', sendTo: '', sendFromName: '' } },
    'EMAIL_INVALID_FORMAT',
    'contactForm.sendFrom',
  ],
  [
    { contactForm: { sendFrom: '', sendTo: 'a@b.pl, c@d.pl', sendFromName: '' } },
    'EMAIL_INVALID_FORMAT',
    'contactForm.sendTo',
  ],
  [
    { contactForm: { sendFrom: '', sendTo: '', sendFromName: 'Shares\nBcc: c@d.pl' } },
    'TEXT_HAS_INVISIBLE_CHARACTERS',
    'contactForm.sendFromName',
  ],
  [{ maintenanceUntil: '2026-02-30 10:00:00' }, 'DATE_INVALID', 'maintenanceUntil'],
])('%j is refused at its field', async (fault, code, path) => {
  expect((await save(fault)).errors).toMatchObject([{ code, path }]);
});

test('R7 a save that is based on an older version is refused with who changed the settings', async () => {
  const { data } = await call(getConfig);
  await save({});
  const stale = await call(updateConfig, { body: aConfig(), ifMatch: data.version });
  expect([stale.status, stale.codes]).toEqual([412, ['CHANGED_MEANWHILE']]);
  expect(stale.errors[0]?.details?.changedBy).toEqual(expect.any(String));
});

test('I-28 each change is in the audit trail with what was before', async () => {
  await save({ googleMapsId: 'first' });
  const { data } = await save({ googleMapsId: 'second' });
  const entries = await app.context.db.select().from(auditEntries).where(eq(auditEntries.entity, 'config'));
  expect(entries.at(-1)).toMatchObject({
    action: 'config.update',
    entityId: 1,
    before: { googleMapsId: 'first' },
    after: { googleMapsId: 'second', version: data.version },
  });
});

test('ELM-44 the map of the offer editor uses the saved id at once', async () => {
  await save({ googleMapsId: 'an-id' });
  expect((await call(getMapSettings)).data.googleMapsId).toBe('an-id');
  await save({ googleMapsId: '' });
  expect((await call(getMapSettings)).data.googleMapsId).toBeNull();
});

test('MNT-04 the status has the switch, the end and the texts at once; an end that has passed is not shown', async () => {
  app.setClock(new Date('2026-12-24T10:00:00Z'));
  const later = await app.as({ can: ['admin:settings:edit'] });
  await later(updateConfig, {
    body: aConfig({ maintenanceMode: true, maintenanceUntil: '2026-12-24 12:00:00' }),
  });
  expect((await app.asVisitor(getStatus)).data).toMatchObject({
    maintenanceMode: true,
    maintenanceUntil: '2026-12-24T11:00:00.000Z',
    maintenanceModeTitle: aConfig().maintenanceModeTitle,
  });
  app.setClock(new Date('2026-12-24T11:00:00Z'));
  expect((await app.asVisitor(getStatus)).data).toMatchObject({
    maintenanceMode: true,
    maintenanceUntil: null,
  });
  app.setClock(null);
  await save({});
});

test('SHL-06 everybody sees the link to the settings, last in the menu', async () => {
  const { data } = await (await app.as({}))(getSplashScreen);
  expect(data.menu).toMatchObject([
    {
      type: 'section',
      children: [{ type: 'link', route: '/settings', icon: 'settings', permission: null }],
    },
  ]);
});

test('a second person can be demanded only while somebody else could confirm', async () => {
  const fourEyes = { ...noFourEyes, rights: true };
  const me = await aUser(app.context, { can: ['admin:settings:edit'] });
  await app.context.db.update(users).set({ active: false }).where(ne(users.id, me.id));
  const only = await app.asUser(me);
  const save = (body: Parameters<typeof aConfig>[0]) => only(updateConfig, { body: aConfig(body) });
  const alone = await save({ fourEyes });
  expect([alone.status, alone.errors]).toMatchObject([409, [{ code: 'NO_SECOND_PERSON', path: 'fourEyes' }]]);
  await aUser(app.context, { can: ['admin:settings:get'] });
  await aUser(app.context, { can: ['admin:settings:edit'], active: false });
  expect((await save({ fourEyes })).codes).toEqual(['NO_SECOND_PERSON']);
  await aUser(app.context, { can: ['admin:settings:edit'] });
  expect((await save({ fourEyes })).data.fourEyes).toEqual(fourEyes);
});
