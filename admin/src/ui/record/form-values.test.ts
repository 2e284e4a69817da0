import { expect, it } from 'vitest';
import { fieldsOf } from './form-values.ts';

it('a form shows the fields it starts with, and none of what else is stored', () => {
  const stored = { id: 7, version: 3, active: false, name: { pl: 'Zgoda', en: 'Consent' } };
  expect(fieldsOf({ active: true, name: { pl: '', en: '' } }, stored)).toEqual({
    active: false,
    name: { pl: 'Zgoda', en: 'Consent' },
  });
});
