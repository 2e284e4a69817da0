import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import type { OwnControl } from '../../../../ui/fields/field-control.ts';
import { valueAt } from '../../../../ui/form/paths.ts';
import type { ElementNode, ElementOf } from './content-model.ts';
import { changeElement, elementOf } from './content-operations.ts';
import type { ContentStore, NodeError } from './content-store.ts';

/** What the fields of an element's editor are given: paths lead from the element, such as `title.pl` or `data.url`. */
export type ElementControl<Type extends ElementType = ElementType> = OwnControl<ElementOf<Type>> & {
  /** All errors of the element; the same list as long as none changed. */
  errors: () => readonly NodeError[];
};

/** Ties the fields of one element to the store. */
export function elementControl<Type extends ElementType>(
  store: ContentStore,
  id: string,
): ElementControl<Type> {
  return {
    kind: 'own',
    path: `element.${id}`,
    subscribe: store.subscribe,
    valueAt: (name) => valueAt(elementOf(store.content, id), name),
    setValue: (name, value) => setValues(store, id, { [name]: value }),
    setValues: (values) => setValues(store, id, values),
    errorAt: (name) => store.errorsOf(id).find(({ path }) => path === name)?.code,
    setError: (name, code) => {
      const others = store.errorsOf(id).filter(({ path }) => path !== name);
      store.setErrorsOf(id, code === null ? others : [...others, { path: name, code }]);
    },
    errors: () => store.errorsOf(id),
    settle: store.settle,
  };
}

function setValues(store: ContentStore, id: string, values: Readonly<Record<string, unknown>>): void {
  const entries = Object.entries(values);
  for (const [name] of entries) clearErrors(store, id, name);
  const change = (element: ElementNode) =>
    entries.reduce((changed, [name, value]) => withValueAt(changed, name, value), element);
  const isTyping = entries.every(([, value]) => typeof value === 'string' || typeof value === 'number');
  store.change(
    (content) => changeElement(content, id, change),
    isTyping ? { merge: `${id}.${Object.keys(values).join()}` } : {},
  );
}

/** A changed field, or a list that gained or lost an item, keeps no errors of what it was before. */
function clearErrors(store: ContentStore, id: string, name: string): void {
  const errors = store.errorsOf(id);
  const others = errors.filter(
    ({ path }) => path !== name && !path.startsWith(`${name}.`) && !name.startsWith(`${path}.`),
  );
  if (others.length < errors.length) store.setErrorsOf(id, others);
}

/** The element with another value at that path; everything beside the path stays identical. */
const withValueAt = (element: ElementNode, path: string, value: unknown): ElementNode =>
  withValue(element, path.split('.'), value) as ElementNode;

function withValue(holder: unknown, [part, ...rest]: string[], value: unknown): unknown {
  if (part === undefined) return value;
  const inner = (holder as Record<string, unknown>)[part];
  const next = withValue(inner, rest, value);
  if (Object.is(next, inner)) return holder;
  if (!Array.isArray(holder)) return { ...(holder as object), [part]: next };
  return holder.with(Number(part), next);
}
