import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import type { PartComparison } from './form-part.ts';

/** After a save: stay on the record, or go back to the list. */
export type Next = 'stay' | 'back';

/** Another user saved the record after this form had loaded it. */
export interface Conflict<Values> {
  changedBy: string | null;
  /** In the date format of its screen. */
  changedAt: string | null;
  /** The values that the form was loaded with, and those stored now. */
  base: Values;
  stored: Values;
  /** The same comparison for the form's `part`. */
  comparePart: (language: Language) => PartComparison | null;
}

/** The state that the form is compared with: the version of the record, and its values at that time. */
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
  /** Something would be lost by leaving: it was typed, or is being uploaded. */
  isDirty: boolean;
  /** A field has to be waited for, for example because of an upload. */
  isBusy: boolean;
  /** A field reports that the form has to wait for it, or that it need not wait any longer. */
  setBusy: (field: string, isBusy: boolean) => void;
  /** Which save button is busy. */
  saving: Next | null;
  /** The number of attempts that found errors: each scrolls to the first one. */
  attempts: number;
  /** The failure, except for errors that a field shows. */
  failure: unknown;
  save: (next: Next) => void;
  /** Loads the record again; everything typed is lost. */
  reload: (() => Promise<void>) | null;
  conflict: Conflict<Values> | null;
  /** Opens the conflict before a save meets it: somebody else's change is known already. */
  openConflict: ((change: { by: string | null; at: string | null }) => void) | null;
  resolveConflict: {
    /** Continues with the merged values; they are not saved yet. */
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
