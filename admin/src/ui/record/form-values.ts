/** The fields of a body as its form holds them: those named by `Chosen` are empty text until something is chosen. */
export type FormValues<Input, Chosen extends keyof Input = never> = {
  [Field in keyof Input]: Field extends Chosen ? Input[Field] | '' : Input[Field];
};

/** The fields of a stored record that its form shows: those that the form starts with when it is empty. */
export const fieldsOf = <Values extends object>(start: Values, record: NoInfer<Values>): Values =>
  Object.fromEntries(Object.keys(start).map((field) => [field, record[field as keyof Values]])) as Values;

/** The body that a form sends where both have the same fields. What is not chosen is refused by the schema, never sent. */
export const asInput = <Input>(values: FormValues<Input, keyof Input>): Input => values as Input;
