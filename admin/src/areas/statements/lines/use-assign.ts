import { assignLine } from '@share/contract/areas/statements/statements.endpoints.ts';
import type { StatementLineView } from '@share/contract/areas/statements/statements.schemas.ts';
import { Id } from '@share/contract/shared/ids.ts';
import { Money } from '@share/contract/shared/numbers/money.ts';
import { Text as FreeText } from '@share/contract/shared/text-fields.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { call, isApiError } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../../ui/announce.ts';
import { filled, type NumberValue } from '../../../ui/fields/number-field.tsx';
import { resolverOf } from '../../../ui/form/errors/form-errors.ts';
import { idempotency } from '../../../ui/form/idempotency-key.ts';
import { lineDecided } from '../statements.queries.ts';
import { linesTexts } from './lines.texts.ts';

const Sent = z.object({
  parts: z.array(
    z.object({
      order: Id,
      amount: Money.refine((amount) => amount > 0, { error: 'MUST_BE_GREATER_THAN_0' }),
    }),
  ),
  isRestUnknown: z.boolean(),
  note: FreeText(500),
});

interface Values {
  parts: { order: number | null; amount: NumberValue }[];
  isRestUnknown: boolean;
  note: string;
}

const toSent = ({ parts, ...values }: Values) => ({
  ...values,
  parts: parts.map(({ order, amount }) => ({ order, amount: filled(amount) })),
});

const grosze = (amount: NumberValue) => Math.round(Number(amount) * 100) || 0;

/** What is asked about a line of a statement, or about unknown money of one. */
export type AssignableLine = Pick<
  StatementLineView,
  'id' | 'amount' | 'title' | 'counterparty' | 'order' | 'waiting'
>;

/** The money of a line that orders may get: all of it, or what is unknown. */
export const toAssign = ({ amount, waiting }: AssignableLine): number => waiting || Math.abs(amount);

/** The form that gives the money of a line to orders; what is left of it may be unknown money. */
export function useAssign(line: AssignableLine, onDone: () => void) {
  const t = useTexts(linesTexts);
  const [keys] = useState(idempotency);
  const announcement = { key: 'statement.assign', ...t.toasts.assign } as const;
  const { control, handleSubmit, setError, getValues } = useForm<Values>({
    defaultValues: {
      parts: [{ order: line.order?.id ?? null, amount: toAssign(line) }],
      isRestUnknown: false,
      note: '',
    },
    resolver: resolverOf(Sent, toSent),
  });
  const restOf = (parts: Values['parts']) =>
    parts.reduce((left, { amount }) => left - grosze(amount), grosze(toAssign(line)));
  const rest = restOf(useWatch({ control, name: 'parts' }));
  const assigning = useMutation({
    mutationFn: (values: Values) => {
      const parts = values.parts.map(({ order, amount }) => ({
        order,
        amount: Number(amount),
      }));
      if (rest > 0) parts.push({ order: null, amount: rest / 100 });
      const body = { parts, note: values.note };
      return call(assignLine, { params: { id: String(line.id) }, body, idempotencyKey: keys.keyFor(body) });
    },
    onMutate: () => withdrawFailure(announcement),
    onSuccess: (decided) => {
      keys.settle();
      announceDone(announcement);
      onDone();
      void lineDecided(decided);
    },
    onError: (failure) => {
      keys.settle(failure);
      announceFailure(announcement, failure);
      for (const { path, code } of isApiError(failure) ? failure.errors : []) {
        const name = path === 'note' ? path : partField(path, getValues().parts.length);
        if (name) setError(name, { type: 'server', message: code }, { shouldFocus: true });
      }
    },
  });
  const send = (values: Values) => {
    const left = restOf(values.parts);
    if (left === 0 || (left > 0 && values.isRestUnknown)) return assigning.mutate(values);
    const message = left < 0 ? 'VALUE_TOO_LARGE' : 'VALUE_INVALID';
    setError(`parts.${values.parts.length - 1}.amount`, { message }, { shouldFocus: true });
  };
  return {
    control,
    submit: handleSubmit(send),
    rest: rest / 100,
    isSending: assigning.isPending,
    failure: assigning.error,
  };
}

/** The field of the form that a refusal names; the rest has none. */
function partField(path: string | null, count: number): `parts.${number}.${'order' | 'amount'}` | null {
  const [, nth, field] = /^parts\.(\d+)\.(order|amount)$/.exec(path ?? '') ?? [];
  if (nth === undefined || Number(nth) >= count) return null;
  return `parts.${Number(nth)}.${field === 'order' ? 'order' : 'amount'}`;
}
