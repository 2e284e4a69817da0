import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { TokenView } from '../sessions/sessions.endpoints.ts';
import { AccountInput, AccountView, Device, PasswordChangeInput } from './account.schemas.ts';

export const getAccount = endpoint({
  method: 'GET',
  path: '/self/account',
  access: 'self',
  summary: 'The account of the signed-in user',
  answer: AccountView,
  errors: [],
});

export const updateAccount = endpoint({
  method: 'PUT',
  path: '/self/account',
  access: 'self',
  summary: "Change one's own names and language of e-mails",
  body: AccountInput,
  answer: AccountView,
  errors: ['CHANGED_MEANWHILE'],
});

/**
 * Ends every session of the account and answers a new one for the caller. A wrong password counts towards the limits of signing
 * in.
 */
export const changePassword = endpoint({
  method: 'POST',
  path: '/self/password',
  access: 'self',
  summary: "Change one's own password",
  body: PasswordChangeInput,
  answer: TokenView,
  errors: ['CURRENT_PASSWORD_WRONG', 'PASSWORD_NOT_SAME', 'TOO_MANY_TRIES', 'TOO_MANY_REQUESTS'],
});

/** Changes the password of somebody who is signed in to the public site; the new session is one of the public site. */
export const changePasswordOfSite = endpoint({
  ...changePassword,
  path: '/me/password',
  access: 'investor',
});

/** The present session comes first, then the others, the one that was seen last first. */
export const listDevices = endpoint({
  method: 'GET',
  path: '/self/devices',
  access: 'self',
  summary: 'Where the signed-in user is signed in',
  answer: z.array(Device),
  errors: [],
});

export const endDevice = endpoint({
  method: 'DELETE',
  path: '/self/devices/:id',
  access: 'self',
  summary: "End one of one's own sessions",
  params: z.object({ id: z.uuid() }),
  answer: z.array(Device),
  errors: ['NOT_FOUND'],
});

export const endOtherDevices = endpoint({
  method: 'DELETE',
  path: '/self/devices',
  access: 'self',
  summary: "End all of one's own sessions except this one",
  answer: z.array(Device),
  errors: [],
});

/** The sessions of somebody who is signed in to the public site. */
export const listDevicesOfSite = endpoint({ ...listDevices, path: '/me/devices', access: 'investor' });

export const endDeviceOfSite = endpoint({ ...endDevice, path: '/me/devices/:id', access: 'investor' });

export const endOtherDevicesOfSite = endpoint({
  ...endOtherDevices,
  path: '/me/devices',
  access: 'investor',
});
