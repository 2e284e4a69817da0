import { z } from 'zod';
import { isCommonPassword } from './common-passwords.ts';
import type { ErrorCode } from './errors.ts';

/** CON-01: at least 8 characters with at least one capital letter and one digit. */
export const satisfiesPasswordPolicy = (password: string): boolean =>
  [...password].length >= 8 && /\p{Lu}/u.test(password) && /\d/.test(password);

/** argon2 reads every byte: without a limit one request could take seconds. */
const LONGEST_PASSWORD_BYTES = 256;
const fits = (password: string) => new TextEncoder().encode(password).length <= LONGEST_PASSWORD_BYTES;

/** A password to be checked; `empty` is the code of a missing one. */
export const PasswordOf = (empty: ErrorCode) =>
  z
    .string({ error: empty })
    .min(1, { error: empty, abort: true })
    .refine(fits, { error: 'PASSWORD_TOO_LONG', abort: true });

/** A password to be set (CON-01). */
export const NewPasswordOf = (empty: ErrorCode) =>
  PasswordOf(empty)
    .refine((password) => password === '' || satisfiesPasswordPolicy(password), {
      error: 'PASSWORD_TOO_WEAK',
      abort: true,
    })
    .refine((password) => !isCommonPassword(password), { error: 'PASSWORD_TOO_COMMON' });

export const Password = PasswordOf('PASSWORD_EMPTY');
export const NewPassword = NewPasswordOf('PASSWORD_EMPTY');
