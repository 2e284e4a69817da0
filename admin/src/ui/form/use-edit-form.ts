import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import { useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { useCan } from '../../platform/permissions.tsx';
import { queryClient } from '../../platform/query-client.ts';
import type { RecordQuery } from './record-query.ts';
import type { Conflict, SaveForm } from './save-form.ts';
import { type SaveOptions, type SavingEndpoint, useSave } from './use-save.ts';

export interface EditOptions<E extends SavingEndpoint, Values extends FieldValues>
  extends SaveOptions<E, Values> {
  /** The record as it was loaded. */
  record: AnswerOf<E>;
  /** How it is read again. */
  query: RecordQuery<AnswerOf<E>>;
  toFormValues: (record: AnswerOf<E>) => Values;
}

/** A form that changes a record. It never overwrites what somebody else has saved meanwhile without saying so (R7). */
export function useEditForm<E extends SavingEndpoint, Values extends FieldValues>(
  options: EditOptions<E, Values>,
): SaveForm<Values> {
  const { query, toFormValues, back } = options;
  const [record, setRecord] = useState(options.record);
  const [startValues] = useState(() => toFormValues(record));
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);

  const { methods, save, setFailure, ...state } = useSave({
    ...options,
    values: startValues,
    version: () => versionOf(record),
    afterSave: (saved, sent, next) => {
      keep(saved);
      takeOver(methods, toFormValues(saved), sent);
      return next === 'back' ? back : null;
    },
    onRefused: (failure, next) => {
      const changed = failure.errors.find(({ code }) => code === 'CHANGED_MEANWHILE');
      if (!changed) return false;
      const { changedBy, changedAt } = changed.details ?? {};
      setConflict({ changedBy: textOf(changedBy), changedAt: textOf(changedAt), next, stored: null });
      return true;
    },
  });

  const keep = (saved: AnswerOf<E>) => {
    setRecord(saved);
    queryClient.setQueryData<unknown>(query.queryKey, saved);
  };
  /** The record as it is stored now; what keeps it from being read is shown in the banner. */
  const readAgain = async (use: (stored: AnswerOf<E>) => void) => {
    try {
      use(await queryClient.fetchQuery({ ...query, staleTime: 0 }));
    } catch (reason) {
      setConflict(null);
      setFailure(reason);
    }
  };
  const takeStored = () =>
    readAgain((stored) => {
      setConflict(null);
      setFailure(null);
      setRecord(stored);
      methods.reset(toFormValues(stored));
      options.part?.replace(stored);
    });

  return {
    ...state,
    kind: 'edit',
    endpoint: options.endpoint,
    back,
    methods,
    control: methods.control,
    isReadOnly: !useCan(options.endpoint),
    save: (next) => void save(next),
    reload: takeStored,
    conflict,
    resolveConflict: {
      compare: () =>
        void readAgain((stored) => setConflict((open) => open && { ...open, stored: toFormValues(stored) })),
      overwrite: () =>
        void readAgain((stored) => {
          setConflict(null);
          void save(conflict?.next ?? 'stay', versionOf(stored));
        }),
      takeStored: () => void takeStored(),
      dismiss: () => setConflict(null),
    },
  };
}

const versionOf = (record: unknown): number | undefined => (record as { version?: number }).version;

const textOf = (detail: unknown): string | null => (typeof detail === 'string' ? detail : null);

/** The form shows what the server answered, but for what was typed while it was saving. */
function takeOver<Values extends FieldValues>(
  methods: UseFormReturn<Values>,
  saved: Values,
  sent: Values,
): void {
  const present = methods.getValues();
  methods.reset(saved);
  for (const name of Object.keys(present) as FieldPath<Values>[]) {
    if (JSON.stringify(present[name]) === JSON.stringify(sent[name])) continue;
    methods.setValue(name, present[name] as FieldPathValue<Values, typeof name>, { shouldDirty: true });
  }
}
