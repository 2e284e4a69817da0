import type { ErrorCode } from '@share/contract/shared/errors.ts';

type Details = Record<string, string | number | null>;

/** Refuses a request with a code of the catalogue. `path` names the field of the body with dots, as in `slug.pl`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly path: string | null;
  readonly details: Details | undefined;

  constructor(code: ErrorCode, path: string | null = null, details?: Details, cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.path = path;
    this.details = details;
  }
}

/** Refuses with several reasons at once, so that a form can show them all. */
export class Refusals extends Error {
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    super(refusals.map((refusal) => refusal.code).join(', '));
    this.refusals = refusals;
  }
}

/** Throws all refusals at once; does nothing if there are none. */
export function refuseIfAny(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw new Refusals(refusals);
}
