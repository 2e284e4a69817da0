import { formatMoment } from '@share/contract/shared/dates.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { queryClient } from '../../platform/api/query-client.ts';
import { useCan } from '../../platform/permissions.tsx';
import { announceDone } from '../announce.ts';
import type { PartComparison } from './form-part.ts';
import { areEqual } from './merge/merge.ts';
import type { RecordQuery } from './record-query.ts';
import type { Base, Conflict, SaveForm } from './save-form.ts';
import { type SaveOptions, type SavingEndpoint, useSave } from './use-save.ts';

export interface EditOptions<E extends SavingEndpoint, Values extends FieldValues>
  extends SaveOptions<E, Values> {
  /** The loaded record. */
  record: AnswerOf<E>;
  /** The query that loads the record. */
  query: RecordQuery<AnswerOf<E>>;
  toFormValues: (record: AnswerOf<E>) => Values;
  /** The date format of the screen (CON-05, CON-06); by default the one outside the books. */
  inWords?: (instant: string) => string;
}

/** A form that changes a record. It never silently overwrites what another user has saved meanwhile (R7). */
export function useEditForm<E extends SavingEndpoint, Values extends FieldValues>(
  options: EditOptions<E, Values>,
): SaveForm<Values> {
  const { query, toFormValues, back, part, inWords = formatMoment } = options;
  const [base, setBase] = useState(() => baseOf(options.record, toFormValues));
  const [conflict, setConflict] = useState<OpenConflict<Values> | null>(null);

  const { methods, save, setFailure, ...state } = useSave({
    ...options,
    values: base.values,
    version: () => base.version,
    afterSave: (saved, sent, next): string | null => {
      const now = baseOf(saved, toFormValues);
      setBase(now);
      queryClient.setQueryData<unknown>(query.queryKey, saved);
      const isTypedMeanwhile = takeOver(methods, now.values, sent) || part?.isDirty();
      return next === 'back' && !isTypedMeanwhile ? back : null;
    },
    onRefused: (failure) => {
      const changed = failure.errors.find(({ code }) => code === 'CHANGED_MEANWHILE');
      if (!changed) return false;
      const { changedBy, changedAt } = changed.details ?? {};
      void openConflict({ by: textOf(changedBy), at: textOf(changedAt) });
      return true;
    },
  });

  /** Loads the stored record; a failure is shown in the banner. */
  const loadStored = async (use: (stored: AnswerOf<E>) => void) => {
    try {
      use(await queryClient.fetchQuery({ ...query, staleTime: 0 }));
    } catch (reason) {
      setConflict(null);
      setFailure(reason);
    }
  };
  const take = (now: Base<Values>) => {
    setFailure(null);
    setBase(now);
    methods.reset(now.values);
  };
  /** Asks how to handle a change by somebody else. */
  const openConflict = ({ by, at }: { by: string | null; at: string | null }) =>
    loadStored((stored) => {
      const now = baseOf(stored, toFormValues);
      // The change was the user's own: the answer to an earlier attempt was lost.
      if (!part?.isDirty() && areEqual(methods.getValues(), now.values)) {
        take(now);
        part?.replace(stored);
        announceDone(options.announce);
        options.onSaved(stored);
        return;
      }
      const shown = new Map<Language, PartComparison | null>();
      setConflict({
        changedBy: by,
        changedAt: at === null ? null : inWords(at),
        base: base.values,
        stored: now.values,
        comparePart: (language) => {
          if (!shown.has(language)) shown.set(language, part?.compare(stored, language) ?? null);
          return shown.get(language) ?? null;
        },
        now,
      });
    });
  /** Input typed during the loading stays, with the version that it is based on; saving it merges both. */
  const takeStored = () => {
    const state = () => ({ values: methods.getValues(), part: part?.present() });
    const asked = structuredClone(state());
    return loadStored((stored) => {
      setConflict(null);
      if (!areEqual(state(), asked)) return;
      take(baseOf(stored, toFormValues));
      part?.replace(stored);
    });
  };
  const restore = (from: Base<Values>, values: Values) => {
    setConflict(null);
    setFailure(null);
    setBase(from);
    methods.reset(from.values);
    methods.reset(values, { keepDefaultValues: true });
  };

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
    openConflict: (change) => void openConflict(change),
    resolveConflict: {
      goOnWith: (values) => conflict && restore(conflict.now, values),
      takeStored: () => void takeStored(),
      dismiss: () => setConflict(null),
    },
    base,
    restore,
  };
}

interface OpenConflict<Values> extends Conflict<Values> {
  now: Base<Values>;
}

const baseOf = <Stored, Values>(record: Stored, toFormValues: (record: Stored) => Values): Base<Values> => ({
  version: versionOf(record),
  values: toFormValues(record),
});

const versionOf = (record: unknown): number | undefined => (record as { version?: number }).version;

const textOf = (detail: unknown): string | null => (typeof detail === 'string' ? detail : null);

/** Shows the server's answer, except in fields that were edited during the save; returns whether there are such fields. */
function takeOver<Values extends FieldValues>(
  methods: UseFormReturn<Values>,
  saved: Values,
  sent: Values,
): boolean {
  const present = methods.getValues();
  const edited = (Object.keys(present) as FieldPath<Values>[]).filter(
    (name) => JSON.stringify(present[name]) !== JSON.stringify(sent[name]),
  );
  methods.reset(saved);
  for (const name of edited)
    methods.setValue(name, present[name] as FieldPathValue<Values, typeof name>, { shouldDirty: true });
  return edited.length > 0;
}
