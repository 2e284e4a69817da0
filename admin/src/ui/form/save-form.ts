import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import type { PartComparison } from './form-part.ts';

/** After a save: stay on the record, or go back to the list. */
export type Next = 'stay' | 'back';

/** Another user saved the record after this form had loaded it. */
export interface Conflict<Values> {
  changedBy: string | null;
  /** The time in the date format of the screen. */
  changedAt: string | null;
  /** The values that the form was loaded with, and those stored now. */
  base: Values;
  stored: Values;
  /** The same comparison for the form's `part`. */
  comparePart: (language: Language) => PartComparison | null;
}

/** The state that the form is compared with: the version of the record and its values at that time. */
export interface Base<Values> {
  version: number | undefined;
  values: Values;
}

/** A form with everything that its frame needs: created by `useCreateForm` or `useEditForm`, drawn by `FormFrame`. */
export interface SaveForm<Values extends FieldValues> {
  kind: 'create' | 'edit';
  endpoint: Endpoint;
  /** The path of the list. */
  back: string;
  methods: UseFormReturn<Values>;
  control: Control<Values>;
  isReadOnly: boolean;
  /** Whether leaving would lose something typed or being uploaded. */
  isDirty: boolean;
  /** Whether a field has to be waited for, for example because of an upload. */
  isBusy: boolean;
  /** Called by a field when the form has to wait for it, and when it need not wait any longer. */
  setBusy: (field: string, isBusy: boolean) => void;
  /** The save button that is busy. */
  saving: Next | null;
  /** The number of attempts with errors; each scrolls to the first error. */
  attempts: number;
  /** The failure, except for errors that a field shows. */
  failure: unknown;
  save: (next: Next) => void;
  /** Loads the record again; everything typed is lost. */
  reload: (() => Promise<void>) | null;
  conflict: Conflict<Values> | null;
  /** Opens the conflict before saving, because a change by somebody else is already known. */
  openConflict: ((change: { by: string | null; at: string | null }) => void) | null;
  resolveConflict: {
    /** Continues with the merged values, which are not saved yet. */
    goOnWith: (values: Values) => void;
    takeStored: () => void;
    dismiss: () => void;
  };
  base: Base<Values>;
  /** Continues with values from a draft, based on what was stored when it was written. */
  restore: (base: Base<Values>, values: Values) => void;
  /** Whether nothing would be lost by leaving now. */
  mayLeave: () => boolean;
}
