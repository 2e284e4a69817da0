import { type ApiError, isApiError } from '@share/contract/client/api-error.ts';
import { errorMessage, isErrorCode } from '@share/contract/shared/errors.ts';
import { h, newId } from './dom.ts';
import { currentLanguage, t } from './language.ts';

interface Field {
  /** The path of the field in the body of the call: there the server places its refusals. */
  name: string;
  label: string;
  type?: string;
  value?: string | number;
  autocomplete?: string;
  required?: boolean;
  min?: number;
  max?: number;
  accept?: string;
}

const labelled = (name: string, label: string, control: HTMLElement): HTMLElement => {
  const [id, error] = [newId(), newId()];
  control.id = id;
  control.setAttribute('aria-describedby', error);
  return h(
    'div',
    { class: 'field', 'data-field': name },
    h('label', { for: id }, label),
    control,
    h('p', { id: error, class: 'error' }),
  );
};

export const field = ({ label, type = 'text', value = '', required = true, ...rest }: Field): HTMLElement =>
  labelled(rest.name, label, h('input', { ...rest, type, value, required }));

export function select(
  name: string,
  label: string,
  options: readonly [string, string][],
  value: string,
): HTMLElement {
  const choices = options.map(([id, text]) => h('option', { value: id, selected: id === value }, text));
  return labelled(name, label, h('select', { name }, ...choices));
}

/** A tick beside a text of any length. */
export function checkbox(name: string, label: string, more: HTMLElement): HTMLElement {
  const [id, error] = [newId(), newId()];
  return h(
    'div',
    { class: 'field tick', 'data-field': name },
    h('input', { type: 'checkbox', name, id, 'aria-describedby': error }),
    h('label', { for: id }, label),
    h('p', { id: error, class: 'error' }),
    h('details', {}, h('summary', {}, t().readText), more),
  );
}

export interface Values {
  text: (name: string) => string;
  isTicked: (name: string) => boolean;
  file: (name: string) => File;
}

const valuesOf = (form: HTMLFormElement): Values => {
  const data = new FormData(form);
  return {
    text: (name) => String(data.get(name) ?? ''),
    isTicked: (name) => data.has(name),
    file: (name) => data.get(name) as File,
  };
};

interface FormOptions {
  fields: readonly HTMLElement[];
  submit: string;
  onSubmit: (values: Values) => Promise<void>;
}

/** A form that sends once at a time, and shows refusals at their fields, the others above its button. */
export function form({ fields, submit, onSubmit }: FormOptions): HTMLFormElement {
  const button = h('button', { type: 'submit' }, submit);
  const banner = h('p', { class: 'error', role: 'alert' });
  // Required fields are the server's to judge: it names every fault at once, in the page's language.
  const element = h('form', { novalidate: true }, ...fields, banner, button);
  element.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    clearErrors(element, banner);
    try {
      await onSubmit(valuesOf(element));
    } catch (failure) {
      showErrors(element, banner, failure);
    } finally {
      button.disabled = false;
    }
  });
  return element;
}

function clearErrors(element: HTMLFormElement, banner: HTMLElement): void {
  for (const shown of element.querySelectorAll('.error')) shown.textContent = '';
  for (const control of element.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
  banner.textContent = '';
}

function showErrors(element: HTMLFormElement, banner: HTMLElement, failure: unknown): void {
  if (!isApiError(failure) || failure.errors.length === 0) {
    banner.textContent = messageOf(failure);
    return;
  }
  const elsewhere: string[] = [];
  for (const item of failure.errors) {
    const place = item.path && element.querySelector(`[data-field="${CSS.escape(item.path)}"]`);
    if (!place) elsewhere.push(textOf(item));
    else {
      place.querySelector('.error')?.append(textOf(item));
      place.querySelector('input, select')?.setAttribute('aria-invalid', 'true');
    }
  }
  banner.textContent = elsewhere.join(' ');
  element.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

const textOf = ({ code, details, message }: ApiError['errors'][number]): string =>
  isErrorCode(code) ? errorMessage(code, currentLanguage(), details) : message;

/** The message for the visitor about any failure. */
export const messageOf = (failure: unknown): string =>
  isApiError(failure) && failure.errors.length > 0 ? failure.errors.map(textOf).join(' ') : t().failed;
