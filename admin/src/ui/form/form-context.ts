import { createContext, useContext, useEffect } from 'react';

/** How a field shows its value as text, for comparing two versions of a record. */
export interface ShownField {
  label: string;
  format: (value: unknown) => string;
}

/** What a form knows of its parts. */
export interface FormParts {
  /** The fields on the screen, by path. */
  fields: Map<string, ShownField>;
  /** The paths that stand on tabs, open or not. */
  onTabs: Set<string>;
}

export interface FormContextValue extends FormParts {
  isReadOnly: boolean;
  /** Counts the attempts to save that found errors. */
  attempts: number;
  /** A field tells that the form has to wait for it, and when it need not any longer. */
  setBusy: (name: string, isBusy: boolean) => void;
}

export const noParts = (): FormParts => ({ fields: new Map(), onTabs: new Set() });

export const FormContext = createContext<FormContextValue>({
  ...noParts(),
  isReadOnly: false,
  attempts: 0,
  setBusy: () => {},
});

export const useFormContext = (): FormContextValue => useContext(FormContext);

/** Makes a field known to its form as long as it is on the screen. */
export function useShownField(name: string, shown: ShownField): void {
  const { fields } = useFormContext();
  useEffect(() => {
    fields.set(name, shown);
    return () => void fields.delete(name);
  });
}

/** Keeps the form from being saved while something of this field is under way, such as an upload. */
export function useBusyField(name: string, isBusy: boolean): void {
  const { setBusy } = useFormContext();
  useEffect(() => {
    if (!isBusy) return;
    setBusy(name, true);
    return () => setBusy(name, false);
  }, [setBusy, name, isBusy]);
}
