import { toNestErrors } from '@hookform/resolvers';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { isKnownCode } from '../../../platform/error-texts.ts';
import { valueAt } from '../paths.ts';

/** Maps a path of the body to its path in the form, for forms that do not send all their values. */
export type FormPath<Values> = (path: string, values: Values) => string;

/** Checks a form with the schema of its body; each error is a code, never a sentence. */
export const resolverOf =
  <Values extends FieldValues>(
    schema: z.ZodType,
    toInput: (values: Values) => unknown,
    formPath: FormPath<Values> = (path) => path,
  ): Resolver<Values> =>
  (values, _context, options) => {
    const input = toInput(values);
    const checked = schema.safeParse(input);
    if (checked.success) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of checked.error.issues) {
      const path = issue.path.join('.');
      errors[formPath(path, values)] ??= { type: issue.code, message: codeOf(issue, valueAt(input, path)) };
    }
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };

/**
 * The error code of an issue. A rule without a code of ours has zod's English sentence. null or '' of the wrong type counts as a
 * missing value, not an invalid one.
 */
function codeOf(issue: z.core.$ZodIssue, value: unknown): ErrorCode {
  const code = isKnownCode(issue.message) ? issue.message : 'VALUE_INVALID';
  const isEmpty = value === undefined || value === null || value === '' || Number.isNaN(value);
  return isEmpty && code === 'VALUE_INVALID' ? 'IS_REQUIRED' : code;
}

export interface FormError {
  path: string;
  code: string;
}

/** The errors of a form as a flat list, in the order of its values. */
export function flatErrors(errors: FieldErrors | undefined, path = ''): FormError[] {
  if (!errors || typeof errors !== 'object') return [];
  const own = errors as { message?: unknown; type?: unknown };
  if (typeof own.message === 'string' && typeof own.type === 'string') return [{ path, code: own.message }];
  return Object.entries(errors).flatMap(([name, inner]) =>
    name === 'ref' ? [] : flatErrors(inner as FieldErrors, path === '' ? name : `${path}.${name}`),
  );
}

/** Whether the path is the field itself or inside it. */
export const isWithin = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`);
