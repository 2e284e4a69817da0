/** The fields of a body as its form has them: those named by `Chosen` are '' until a value is chosen. */
export type FormValues<Input, Chosen extends keyof Input = never> = {
  [Field in keyof Input]: Field extends Chosen ? Input[Field] | '' : Input[Field];
};

/** The fields of a stored record that its form has, which are those of the form's initial values. */
export const fieldsOf = <Values extends object>(start: Values, record: NoInfer<Values>): Values =>
  Object.fromEntries(Object.keys(start).map((field) => [field, record[field as keyof Values]])) as Values;

/** The body of a form with the same fields. If a value was not chosen, the schema refuses it, so it is never sent. */
export const asInput = <Input>(values: FormValues<Input, keyof Input>): Input => values as Input;
