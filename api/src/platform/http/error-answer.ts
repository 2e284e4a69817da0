import type { Envelope, ErrorItem } from '@share/contract/shared/endpoint.ts';
import { type ErrorCode, errorMessage, isErrorCode, statusOf } from '@share/contract/shared/errors.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { z } from 'zod';
import { refusalOfSqlError } from '../database/sql-errors.ts';
import { Refusal, Refusals, refuseIfAny } from '../refusal.ts';

/** The refusals that an error means for the caller, or null if it is an internal error. */
export function refusalsOf(error: unknown): readonly Refusal[] | null {
  if (error instanceof Refusals) return error.refusals;
  if (error instanceof Refusal) return [error];
  // Checked first: a caller who disconnects causes the same error code as a database that does.
  const code = codeOfFastifyError(error);
  if (code) return [new Refusal(code)];
  const ofSql = refusalOfSqlError(error);
  return ofSql ? [ofSql] : null;
}

/** The answer to a refused request, with all refusals and their messages in that language. */
export function errorAnswer(refusals: readonly Refusal[], language: Language): Envelope<never> {
  const first = refusals[0];
  const errors = refusals.map(({ code, path, details }): ErrorItem => {
    return { code, path, message: errorMessage(code, language, details), ...(details ? { details } : {}) };
  });
  return { status: first ? statusOf(first.code, first.path) : 500, data: null, errors };
}

/** Translates the issues of a schema into refusals. */
export const refusalsOfIssues = (issues: readonly z.core.$ZodIssue[]): Refusal[] =>
  issues.flatMap(refusalsOfIssue);

/** Parses stored content by today's rules; refuses with every fault at its path. */
export function parseStored<Input>(schema: z.ZodType<Input>, content: unknown): Input {
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  refuseIfAny(refusalsOfIssues(parsed.error.issues));
  throw parsed.error;
}

/** For a union, the issues of the best matching alternative: the one with the fewest. */
function refusalsOfIssue(issue: z.core.$ZodIssue): Refusal[] {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const nearest = issue.errors.reduce((best, other) => (other.length < best.length ? other : best));
    return nearest.flatMap((inner) => refusalsOfIssue({ ...inner, path: [...issue.path, ...inner.path] }));
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => new Refusal('UNKNOWN_FIELD', [...issue.path, key].join('.')));
  }
  return [new Refusal(codeOfIssue(issue), issue.path.length === 0 ? null : issue.path.join('.'))];
}

/** Our rules have their code as message; zod's own messages mean a missing value or a wrong type. */
function codeOfIssue(issue: z.core.$ZodIssue): ErrorCode {
  if (isErrorCode(issue.message)) return issue.message;
  return issue.code === 'invalid_type' && issue.message.endsWith('received undefined')
    ? 'IS_REQUIRED'
    : 'VALUE_INVALID';
}

function codeOfFastifyError(error: unknown): ErrorCode | null {
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') return 'REQUEST_TOO_LARGE';
  if (code === 'FST_UNDER_PRESSURE') return 'TOO_MANY_REQUESTS';
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? 'REQUEST_MALFORMED' : null;
}
