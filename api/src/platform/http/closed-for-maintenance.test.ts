import { listCountries } from '@share/contract/areas/countries/countries.endpoints.ts';
import { getCurrentUser, issueToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { getStatus, type StatusView } from '@share/contract/areas/shell/shell.endpoints.ts';
import { expect, test } from 'vitest';
import type { Actor } from '../context.ts';
import { visitor } from '../context.ts';
import { isClosed } from './closed-for-maintenance.ts';

const texts = { pl: '', en: '' };
const open: StatusView = {
  systemMaintenance: false,
  maintenanceMode: false,
  maintenanceUntil: null,
  systemMaintenanceModeTitle: texts,
  systemMaintenanceModeMessage: texts,
  maintenanceModeTitle: texts,
  maintenanceModeMessage: texts,
};
const administrator: Actor = { ...visitor, id: 1, isAdmin: true };

test('MNT-01 the site is closed to all but signed-in administrators, the back office stays open', () => {
  const closed = { ...open, maintenanceMode: true };
  expect(isClosed(listCountries, visitor, closed)).toBe(true);
  expect(isClosed(listCountries, { ...visitor, id: 2 }, closed)).toBe(true);
  expect(isClosed(listCountries, administrator, closed)).toBe(false);
  expect(isClosed(issueToken, visitor, closed)).toBe(false);
  expect(isClosed(getCurrentUser, administrator, closed)).toBe(false);
});

test('system maintenance closes everything except the status, which shows when it ends', () => {
  const closed = { ...open, systemMaintenance: true };
  expect(isClosed(issueToken, visitor, closed)).toBe(true);
  expect(isClosed(getCurrentUser, administrator, closed)).toBe(true);
  expect(isClosed(getStatus, visitor, closed)).toBe(false);
});

test('without maintenance nothing is closed', () => {
  expect(isClosed(listCountries, visitor, open)).toBe(false);
});
