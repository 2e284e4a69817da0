/** The fields of a body as its form holds them: those named by `Chosen` are '' until a value is chosen. */
export type FormValues<Input, Chosen extends keyof Input = never> = {
  [Field in keyof Input]: Field extends Chosen ? Input[Field] | '' : Input[Field];
};

/** The fields of a stored record that its form holds: those of the form's initial values. */
export const fieldsOf = <Values extends object>(start: Values, record: NoInfer<Values>): Values =>
  Object.fromEntries(Object.keys(start).map((field) => [field, record[field as keyof Values]])) as Values;

/**
 * The body of a form where both have the same fields. A value that was not chosen is refused by the schema and never
 * sent.
 */
export const asInput = <Input>(values: FormValues<Input, keyof Input>): Input => values as Input;
