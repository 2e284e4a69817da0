import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';

/** What a save leads to: staying with the record, or going back to the list. */
export type Next = 'stay' | 'back';

/** Somebody saved the record after this form had read it. */
export interface Conflict<Values> {
  changedBy: string | null;
  changedAt: string | null;
  /** Which button was pressed: overwriting goes on to the same place. */
  next: Next;
  /** The stored values, once they have been asked for. */
  stored: Values | null;
}

/** A form with everything that its frame needs: made by `useCreateForm` or `useEditForm`, drawn by `FormFrame`. */
export interface SaveForm<Values extends FieldValues> {
  kind: 'create' | 'edit';
  endpoint: Endpoint;
  /** The address of the list. */
  back: string;
  methods: UseFormReturn<Values>;
  /** Given to every field. */
  control: Control<Values>;
  isReadOnly: boolean;
  /** Whether something is typed that is not saved. */
  isDirty: boolean;
  /** Which button is at work. */
  saving: Next | null;
  /** Counts the attempts that found errors, so that each brings the first one into view. */
  attempts: number;
  /** What failed, as far as no field shows it. */
  failure: unknown;
  save: (next: Next) => void;
  /** Reads the record again; whatever was typed is lost. */
  reload: (() => Promise<void>) | null;
  conflict: Conflict<Values> | null;
  resolveConflict: {
    compare: () => void;
    overwrite: () => void;
    takeStored: () => void;
    dismiss: () => void;
  };
  /** Whether leaving now would lose something. */
  mayLeave: () => boolean;
}
