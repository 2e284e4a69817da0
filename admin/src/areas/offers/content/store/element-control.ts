import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import type { OwnControl } from '../../../../ui/fields/field-control.ts';
import { valueAt } from '../../../../ui/form/paths.ts';
import type { ElementNode, ElementOf } from './content-model.ts';
import { elementOf } from './content-operations.ts';
import type { ContentStore } from './content-store.ts';
import type { NodeError } from './found-errors.ts';

/** The control of an element's editor: paths start at the element, such as `title.pl` or `data.url`. */
export type ElementControl<Type extends ElementType = ElementType> = OwnControl<ElementOf<Type>> & {
  /** All errors of the element; the identical list as long as none changed. */
  errors: () => readonly NodeError[];
};

/** Connects the fields of one element to the store. */
export function elementControl<Type extends ElementType>(
  store: ContentStore,
  id: string,
): ElementControl<Type> {
  return {
    kind: 'own',
    path: `element.${id}`,
    subscribe: (reader) => store.readers.subscribeToNode(id, reader),
    valueAt: (name) => valueAt(elementOf(store.content, id), name),
    setValue: (name, value) => setValues(store, id, { [name]: value }),
    setValues: (values) => setValues(store, id, values),
    typeValue: (name, value) => {
      clearErrors(store, id, name);
      store.typeInto(id, name, (element) => withValueAt(element, name, value));
    },
    errorAt: (name) => store.errors.of(id).find(({ path }) => path === name)?.code,
    setError: (name, code) => {
      const others = store.errors.of(id).filter(({ path }) => path !== name);
      store.errors.setOf(id, code === null ? others : [...others, { path: name, code }]);
    },
    errors: () => store.errors.of(id),
    endTyping: store.history.end,
  };
}

function setValues(store: ContentStore, id: string, values: Readonly<Record<string, unknown>>): void {
  const entries = Object.entries(values);
  for (const [name] of entries) clearErrors(store, id, name);
  store.changeElement(id, `set ${Object.keys(values).join()} of ${id}`, (element) =>
    entries.reduce((changed, [name, value]) => withValueAt(changed, name, value), element),
  );
}

/** A changed field, or a list whose length changed, loses its earlier errors. */
function clearErrors(store: ContentStore, id: string, name: string): void {
  const errors = store.errors.of(id);
  const others = errors.filter(
    ({ path }) => path !== name && !path.startsWith(`${name}.`) && !name.startsWith(`${path}.`),
  );
  if (others.length < errors.length) store.errors.setOf(id, others);
}

/** The element with another value at that path; everything outside the path stays identical. */
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
