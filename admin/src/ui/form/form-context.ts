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
}

export const noParts = (): FormParts => ({ fields: new Map(), onTabs: new Set() });

export const FormContext = createContext<FormContextValue>({ ...noParts(), isReadOnly: false, attempts: 0 });

export const useFormContext = (): FormContextValue => useContext(FormContext);

/** Makes a field known to its form as long as it is on the screen. */
export function useShownField(name: string, shown: ShownField): void {
  const { fields } = useFormContext();
  useEffect(() => {
    fields.set(name, shown);
    return () => void fields.delete(name);
  });
}
