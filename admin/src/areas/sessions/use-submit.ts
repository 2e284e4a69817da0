import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { isApiError } from '../../platform/api/api-client.ts';

/** A reason not to send the form, and the name of the field that it belongs to. */
export interface Problem {
  code: ErrorCode;
  field: string;
}

/** Thrown by `send` if it stops before anything is sent. */
export class Unsent extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ code }) => code).join(', '));
    this.problems = problems;
  }
}

type Outcome =
  | { status: 'idle' | 'loading' | 'success' }
  | { status: 'failure'; problems: readonly Problem[] }
  | { status: 'failure'; failure: unknown };

interface Steps {
  /** A refusal that is shown before the first attempt. */
  refused?: ErrorCode | undefined;
  /** The form is sent only if this returns no problems. */
  check: () => readonly Problem[];
  send: () => Promise<unknown>;
}

/**
 * Sends a form, one attempt at a time: checks, sends, then reports success or failure and focuses the first field with an error
 * (SES-07).
 */
export function useSubmit({ refused, check, send }: Steps) {
  const [outcome, setOutcome] = useState<Outcome>(
    refused ? { status: 'failure', problems: [{ code: refused, field: '' }] } : { status: 'idle' },
  );
  const form = useRef<HTMLFormElement>(null);
  const alertId = useId();
  const blamed = blamedFields(outcome);

  const fail = (next: Outcome) => {
    setOutcome(next);
    const field = form.current?.elements.namedItem(blamedFields(next)[0] ?? '');
    if (field instanceof HTMLElement) field.focus();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (outcome.status === 'loading') return;
    const problems = check();
    if (problems.length > 0) return fail({ status: 'failure', problems });
    setOutcome({ status: 'loading' });
    try {
      await send();
      setOutcome({ status: 'success' });
    } catch (failure) {
      fail({ status: 'failure', ...(failure instanceof Unsent ? failure : { failure }) });
    }
  };
  return {
    status: outcome.status,
    /** Removes a failure that no longer matters. */
    reset: () => setOutcome({ status: 'idle' }),
    form: { ref: form, onSubmit, noValidate: true },
    alert: { id: alertId, outcome },
    /** The error props of the named field. */
    field: (name: string) => ({
      name,
      ...(blamed.includes(name) ? { error: true, 'aria-describedby': alertId } : {}),
    }),
  };
}

export type SubmitAlert = ReturnType<typeof useSubmit>['alert'];

function blamedFields(outcome: Outcome): string[] {
  if (outcome.status !== 'failure') return [];
  if ('problems' in outcome) return outcome.problems.map(({ field }) => field);
  return isApiError(outcome.failure) ? outcome.failure.errors.flatMap(({ path }) => path ?? []) : [];
}
