import { createContext, useContext, useEffect } from 'react';
import { type FormLanguages, formLanguages } from '../fields/languages/form-languages.ts';
import { type FormUploads, formUploads } from '../fields/uploads/form-uploads.ts';

/** How a field shows its value as text when two versions of a record are compared. */
export interface ShownField {
  label: string;
  format: (value: unknown) => string;
}

export interface FormParts {
  /** The mounted fields, by path. */
  fields: Map<string, ShownField>;
  /** The paths whose errors a tab counts, open or not. */
  onTabs: Set<string>;
  languages: FormLanguages;
  uploads: FormUploads;
}

export interface FormContextValue extends FormParts {
  isReadOnly: boolean;
  /** The number of failed attempts to save because of errors. */
  attempts: number;
  /** Called by a field when the form has to wait for it, and when it need not wait any longer. */
  setBusy: (name: string, isBusy: boolean) => void;
}

export const noParts = (): FormParts => ({
  fields: new Map(),
  onTabs: new Set(),
  languages: formLanguages(),
  uploads: formUploads(),
});

/** The context of a form in a dialogue, independent of the form around it, which may be read-only. */
export const ownForm = (): FormContextValue => ({
  ...noParts(),
  isReadOnly: false,
  attempts: 0,
  setBusy: () => {},
});

export const FormContext = createContext<FormContextValue>(ownForm());

export const useFormContext = (): FormContextValue => useContext(FormContext);

/** Registers a field in its form while it is mounted. */
export function useShownField(name: string, shown: ShownField): void {
  const { fields } = useFormContext();
  useEffect(() => {
    fields.set(name, shown);
    return () => void fields.delete(name);
  });
}

/** Blocks saving while this field is busy, for example with an upload. */
export function useBusyField(name: string, isBusy: boolean): void {
  const { setBusy } = useFormContext();
  useEffect(() => {
    if (!isBusy) return;
    setBusy(name, true);
    return () => setBusy(name, false);
  }, [setBusy, name, isBusy]);
}
