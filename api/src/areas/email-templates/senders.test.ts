import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emailTypes } from '@share/contract/areas/emails/email-types.ts';
import { expect, test } from 'vitest';

const areas = join(import.meta.dirname, '..');
/** The sources without tests, and without files that only describe e-mails. */
const sources = readdirSync(areas, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('email'))
  .map((name) => readFileSync(join(areas, name), 'utf8'))
  .join('\n');

test.each(emailTypes)('the software sends e-mails of the type %s', (type) => {
  // A verb reads the template, or passes the type to the one that all verbs share.
  const sends = new RegExp(`readTemplate\\(\\w+, '${type}'\\)|\\bemail: [^,]*'${type}'`);
  expect(sends.test(sources)).toBe(true);
});
