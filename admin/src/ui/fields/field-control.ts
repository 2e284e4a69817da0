import { useMemo, useSyncExternalStore } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  useFormContext as useFormMethods,
} from 'react-hook-form';

/**
 * A holder of values other than a form of react-hook-form, for parts too large for one: a field that it changes costs the
 * same however much it holds. It keeps what did not change identical (`===`), and knows values by the same typed paths.
 */
export interface OwnControl<Values extends FieldValues> {
  readonly kind: 'own';
  /** Tells its fields from those of all others on the screen. */
  readonly path: string;
  subscribe: (reader: () => void) => () => void;
  valueAt: (name: string) => unknown;
  /** Chosen or done: a step of the history of its own. */
  setValue: (name: string, value: unknown) => void;
  /** The same with several values, by name, together. */
  setValues: (values: Readonly<Record<string, unknown>>) => void;
  /** Typed: one step of the history together with what was typed into the same field before. */
  typeValue: (name: string, value: unknown) => void;
  /** The code of the error that stands at exactly this field. */
  errorAt: (name: string) => string | undefined;
  setError: (name: string, code: string | null) => void;
  /** A field was left: what is typed next is a step of its own. */
  endTyping: () => void;
  /** Never there: carries the type of the values. */
  readonly values?: Values;
}

/** Where a field finds its value and leaves what was typed. */
export type FieldControl<Values extends FieldValues> = Control<Values> | OwnControl<Values>;

interface FieldState {
  value: unknown;
  error: string | undefined;
  /** As the input is named on the page. */
  domName: string;
  /** A value was chosen: one action, undone by itself. */
  onChange: (value: unknown) => void;
  /** A value is being typed, or dragged to: undone together until the field is left. */
  onType: (value: unknown) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
  setError: (code: string | null) => void;
}

const isOwn = <Values extends FieldValues>(control: FieldControl<Values>): control is OwnControl<Values> =>
  'kind' in control && control.kind === 'own';

/** One field of either holder. A field stays with its holder for life, so that the order of hooks never changes. */
export function useFieldState<Values extends FieldValues>(
  control: FieldControl<Values>,
  name: FieldPath<Values>,
): FieldState {
  // biome-ignore lint/correctness/useHookAtTopLevel: the holder of a field never changes its kind.
  return isOwn(control) ? useOwnField(control, name) : useFormField(control, name);
}

function useFormField<Values extends FieldValues>(
  control: Control<Values>,
  name: FieldPath<Values>,
): FieldState {
  const { field, fieldState } = useController({ control, name });
  const methods = useFormMethods<Values>();
  return {
    value: field.value,
    error: fieldState.error?.message,
    domName: name,
    onChange: field.onChange,
    onType: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    setError: (code) =>
      code === null ? methods.clearErrors(name) : methods.setError(name, { type: 'upload', message: code }),
  };
}

const noElement = () => {};

function useOwnField<Values extends FieldValues>(control: OwnControl<Values>, name: string): FieldState {
  const value = useOwnValue(control, name);
  const error = useSyncExternalStore(control.subscribe, () => control.errorAt(name));
  return useMemo(
    () => ({
      value,
      error,
      domName: `${control.path}.${name}`,
      onChange: (next) => control.setValue(name, next),
      onType: (next) => control.typeValue(name, next),
      onBlur: control.endTyping,
      ref: noElement,
      setError: (code) => control.setError(name, code),
    }),
    [control, name, value, error],
  );
}

/** The value at a path of a holder of its own; follows every change of it. */
export const useOwnValue = <Values extends FieldValues>(control: OwnControl<Values>, name: string): unknown =>
  useSyncExternalStore(control.subscribe, () => control.valueAt(name));
