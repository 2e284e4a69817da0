import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCan } from '../../platform/permissions.tsx';
import type { SaveForm } from './save-form.ts';
import { type SaveOptions, type SavingEndpoint, useSave } from './use-save.ts';

export interface CreateOptions<E extends SavingEndpoint, Values extends FieldValues>
  extends SaveOptions<E, Values> {
  /** The initial values. */
  values: Values;
  /** The screen that edits the new record (FRM-04), for users who may view it. */
  created: { view: Endpoint; to: (saved: AnswerOf<E>) => string };
}

const nothing = () => {};

/** A form that creates a record, then opens it or goes back to the list. */
export function useCreateForm<E extends SavingEndpoint, Values extends FieldValues>(
  options: CreateOptions<E, Values>,
): SaveForm<Values> {
  const { back, created } = options;
  const canOpen = useCan(created.view);
  const [base] = useState({ version: undefined, values: options.values });
  const { methods, save, ...state } = useSave({
    ...options,
    values: base.values,
    version: () => undefined,
    afterSave: (saved, _sent, next) => (next === 'stay' && canOpen ? created.to(saved) : back),
    onRefused: () => false,
  });
  return {
    ...state,
    kind: 'create',
    endpoint: options.endpoint,
    back,
    methods,
    control: methods.control,
    isReadOnly: !useCan(options.endpoint),
    save: (next) => void save(next),
    reload: null,
    openConflict: null,
    conflict: null,
    resolveConflict: { goOnWith: nothing, takeStored: nothing, dismiss: nothing },
    base,
    restore: (_, values) => methods.reset(values, { keepDefaultValues: true }),
  };
}
