import { allEndpoints } from '@share/contract/endpoints.ts';

/** The values of an entry before and after, and what else its words need. */
export interface RecordedValues {
  action: string;
  before: unknown;
  after: unknown;
  /** The present name of the person whom the values name by number. */
  person: string | null;
  /** The present name of the person who had proposed what the entry records. */
  proposer?: string | null;
}

type Values = Readonly<Record<string, unknown>>;

/** How the values of an action are shown, where they are recorded for programs, or repeat what the entry says anyway. */
const readable: Readonly<Record<string, (values: Values, person: string | null) => Values>> = {
  'role.add-user': member,
  'role.remove-user': member,
  'role.add-permission': ({ permission }) => ({ permission }),
  'role.remove-permission': ({ permission }) => ({ permission }),
  'user.grant-permission': ({ permission }) => ({ permission }),
  'user.revoke-permission': ({ permission }) => ({ permission }),
  'access.refused': ({ method, path }) => ({
    permission: permissionFor(method, path) ?? `${method} ${path}`,
  }),
  'listView.create': view,
  'listView.update': view,
  'listView.delete': view,
};

/** The values before and after as people read them. */
export function readableValues({ action, before, after, person, proposer = null }: RecordedValues) {
  const show = Object.hasOwn(readable, action) ? readable[action] : undefined;
  const inWords = (values: unknown) => (show && isValues(values) ? show(values, person) : values);
  const later = inWords(after);
  const proposed = isValues(after) && 'proposedBy' in after && { proposedBy: proposer ?? after.proposedBy };
  return { before: inWords(before), after: proposed ? { ...(later as Values), ...proposed } : later };
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values of erased persons are left out, so the number may be all that is left. */
function member({ user, userId }: Values, person: string | null): Values {
  return { user: person ?? user ?? userId };
}

/** The permission that the call needs; null where it is no single permission. */
function permissionFor(method: unknown, path: unknown): string | null {
  const found = allEndpoints.find(({ endpoint }) => endpoint.method === method && endpoint.path === path);
  const access = found?.endpoint.access;
  return typeof access === 'string' && access.startsWith('admin:') ? access : null;
}

const PARAMETER = /^(filters|order)\[(\w+)\]\[(\w+)\]$/;

/** Parameters of an address, such as `filters[status][value]`, as the filters and the order that they stand for. */
function view({ query, isOwn: _, mayDelete: __, isDefault: ___, ...values }: Values): Values {
  if (!isValues(query)) return values;
  const filters: Record<string, Record<string, unknown>> = {};
  const order: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query)) {
    const [, group, field = '', part = ''] = PARAMETER.exec(name) ?? [];
    if (group === 'filters') filters[field] = { ...filters[field], [part]: value };
    else if (group === 'order') order[part] = value;
  }
  const shown = Object.entries(filters).map(([field, { value, ...ends }]) => [field, value ?? ends]);
  return { ...values, filters: Object.fromEntries(shown), order };
}
