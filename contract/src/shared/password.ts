import { z } from 'zod';

/** CON-01: at least 8 characters with at least one capital letter and one digit. */
export const satisfiesPasswordPolicy = (password: string): boolean =>
  [...password].length >= 8 && /\p{Lu}/u.test(password) && /\d/.test(password);

/** argon2 reads every byte: without a limit one request could take seconds. */
const LONGEST_PASSWORD_BYTES = 256;
const fits = (password: string) => new TextEncoder().encode(password).length <= LONGEST_PASSWORD_BYTES;

export const Password = z
  .string({ error: 'PASSWORD_EMPTY' })
  .min(1, { error: 'PASSWORD_EMPTY', abort: true })
  .refine(fits, { error: 'PASSWORD_TOO_LONG' });

export const NewPassword = Password.refine(
  (password) => password === '' || satisfiesPasswordPolicy(password),
  {
    error: 'PASSWORD_TOO_WEAK',
  },
);
