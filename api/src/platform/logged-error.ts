import pg from 'pg';

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  stack: string[];
  cause?: LoggedError;
}

/** PostgreSQL's messages for data exceptions (class 22) quote the values. */
const QUOTES_VALUES = /^22/;
const DEEPEST_CAUSE = 5;

/** An error in the form that may be logged (R26): the place and the reason, but no value of a query, which may be personal data. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something else was thrown', stack: [] };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: messageOf(error),
    ...(typeof code === 'string' ? { code } : {}),
    ...placeOf(error),
    stack: framesOf(error),
    ...(error.cause && depth < DEEPEST_CAUSE ? { cause: loggedError(error.cause, depth + 1) } : {}),
  };
}

function messageOf(error: Error): string {
  // Drizzle's own message contains the values too.
  if ('query' in error && 'params' in error) return `Failed query: ${error.query}`;
  if (error instanceof pg.DatabaseError && QUOTES_VALUES.test(error.code ?? '')) return 'a value was refused';
  return error.message;
}

function placeOf(error: Error): Pick<LoggedError, 'constraint' | 'table'> {
  if (!(error instanceof pg.DatabaseError)) return {};
  const { constraint, table } = error;
  return { ...(constraint ? { constraint } : {}), ...(table ? { table } : {}) };
}

/** The frames of the stack, without the message that precedes them. */
const framesOf = ({ stack }: Error): string[] =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
