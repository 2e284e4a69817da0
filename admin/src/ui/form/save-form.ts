import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import type { PartComparison } from './form-part.ts';

/** What a save leads to: staying with the record, or going back to the list. */
export type Next = 'stay' | 'back';

/** Somebody saved the record after this form had read it. */
export interface Conflict<Values> {
  changedBy: string | null;
  changedAt: string | null;
  /** What the form was loaded with, and what is stored now. */
  base: Values;
  stored: Values;
  /** The same of what the form holds beside its fields. */
  comparePart: (language: Language) => PartComparison | null;
}

/** What the form holds, compared with what is stored: its version, and the values as they were then. */
export interface Base<Values> {
  version: number | undefined;
  values: Values;
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
    /** Goes on with what both made of the record; it is not saved yet. */
    goOnWith: (values: Values) => void;
    takeStored: () => void;
    dismiss: () => void;
  };
  base: Base<Values>;
  /** Goes on with values kept from before, based on what was stored then. */
  restore: (base: Base<Values>, values: Values) => void;
  /** Whether leaving now would lose something. */
  mayLeave: () => boolean;
}
