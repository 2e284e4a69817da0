import pg from 'pg';

/** What stands in a log about an error. */
interface LoggedError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  stack: string[];
  cause?: LoggedError;
}

/** What PostgreSQL says of values that it cannot take quotes them. */
const QUOTES_VALUES = /^22/;
const DEEPEST_CAUSE = 5;

/** An error as logs may hold it (R26): where and why it happened, but no value of a query, which may be anybody's e-mail or worse. */
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
  // Drizzle's own message goes on with the values.
  if ('query' in error && 'params' in error) return `Failed query: ${error.query}`;
  if (error instanceof pg.DatabaseError && QUOTES_VALUES.test(error.code ?? '')) return 'a value was refused';
  return error.message;
}

function placeOf(error: Error): Pick<LoggedError, 'constraint' | 'table'> {
  if (!(error instanceof pg.DatabaseError)) return {};
  const { constraint, table } = error;
  return { ...(constraint ? { constraint } : {}), ...(table ? { table } : {}) };
}

/** The lines of the stack; before them it repeats the message. */
const framesOf = ({ stack }: Error): string[] =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
