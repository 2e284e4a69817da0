import { expect, it } from 'vitest';
import { fieldsOf } from './form-values.ts';

it('a form has the fields of its initial values, and no other fields of the stored record', () => {
  const stored = { id: 7, version: 3, active: false, name: { pl: 'Zgoda', en: 'Consent' } };
  expect(fieldsOf({ active: true, name: { pl: '', en: '' } }, stored)).toEqual({
    active: false,
    name: { pl: 'Zgoda', en: 'Consent' },
  });
});
