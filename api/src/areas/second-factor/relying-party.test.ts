import { expect, test } from 'vitest';
import { relyingParty } from './relying-party.ts';

test.each([
  ['https://office.example.com', 'office.example.com'],
  ['https://office.example.com:8443', 'office.example.com'],
  ['http://localhost:3000', 'localhost'],
  ['http://office.localhost:3000', 'office.localhost'],
])('at %s passkeys are made for %s, and for no other origin', (publicUrl, id) => {
  expect(relyingParty({ publicUrl })).toEqual({ id, origin: publicUrl });
});

test.each(['http://127.0.0.1:3000', 'https://192.0.2.7', 'https://[::1]:8443', 'http://office.example.com'])(
  'browsers allow no passkeys at %s',
  (publicUrl) => {
    expect(relyingParty({ publicUrl })).toBeNull();
  },
);
