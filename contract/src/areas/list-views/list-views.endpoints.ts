/**
 * Saved views of lists: filters and order under a name. A view belongs to the person who saved it. A shared one is shown to
 * everybody who may open that list; only its owner changes it, and super administrators may delete it too. One view of each list
 * may be a person's default: the menu then opens the list with it (LST-08). Each person also chooses a layout: the columns of
 * each list, their order, and how high the rows of all lists are.
 */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { RequiredText } from '../../shared/text-fields.ts';

const ListViewContent = {
  name: RequiredText(60, 'NAME_IS_EMPTY'),
  /** The query of the list's address: `filters[…]`, `order[…]`, `pagination[pageSize]`. */
  query: z.record(
    z.string().max(100, { error: 'VALUE_TOO_LONG' }),
    z.string().max(500, { error: 'VALUE_TOO_LONG' }),
  ),
  isShared: z.boolean({ error: 'IS_REQUIRED' }),
};

export const ListViewInput = z.object({
  /** The address of the list in the back office, as the menu has it: `/orders`. */
  screen: z.string({ error: 'IS_REQUIRED' }).max(100, { error: 'VALUE_TOO_LONG' }),
  ...ListViewContent,
});
export type ListViewInput = z.infer<typeof ListViewInput>;

export const ListViewEditInput = z.object(ListViewContent);
export type ListViewEditInput = z.infer<typeof ListViewEditInput>;

export const ListView = z.object({
  id: z.number(),
  screen: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** True for the caller's own views; for super administrators also for shared ones, because their owner may have left. */
  mayDelete: z.boolean(),
  /** The name of the person who saved it. */
  owner: z.string(),
  isDefault: z.boolean(),
});
export type ListView = z.infer<typeof ListView>;

/** A limit for mistakes of programs: no list has nearly as many columns. */
const MOST_COLUMNS = 50;

export const LayoutColumn = z.object({
  name: z
    .string({ error: 'IS_REQUIRED' })
    .regex(/^[a-z][a-z0-9]*$/i, { error: 'VALUE_INVALID' })
    .max(60, { error: 'VALUE_TOO_LONG' }),
  isShown: z.boolean({ error: 'IS_REQUIRED' }),
});
export type LayoutColumn = z.infer<typeof LayoutColumn>;

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

export const ListLayout = z.object({
  screen: ListViewInput.shape.screen,
  /**
   * The columns in their order. A column that the list no longer has is ignored. A column that is not named here stays in its
   * usual place and is shown, so an empty list means no layout.
   */
  columns: z
    .array(LayoutColumn, { error: 'IS_REQUIRED' })
    .max(MOST_COLUMNS, { error: 'VALUE_INVALID' })
    .refine((columns) => new Set(columns.map(({ name }) => name)).size === columns.length, {
      error: 'VALUE_INVALID',
    }),
});
export type ListLayout = z.infer<typeof ListLayout>;

export const OwnLists = z.object({
  views: z.array(ListView),
  layouts: z.array(ListLayout),
  /** Applies to all lists. */
  density: z.enum(densities),
});
export type OwnLists = z.infer<typeof OwnLists>;

export const getOwnLists = endpoint({
  method: 'GET',
  path: '/admin/list-view',
  access: 'self',
  summary: 'How the caller wants lists: views, own and shared, and layouts of those that the caller may open',
  answer: OwnLists,
  errors: [],
});

export const layOutList = endpoint({
  method: 'PUT',
  path: '/admin/list-layout',
  access: 'self',
  summary: 'Choose the columns of a list and their order, for the caller alone',
  body: ListLayout,
  answer: z.null(),
  errors: ['VALUE_INVALID'],
});

export const chooseListDensity = endpoint({
  method: 'PUT',
  path: '/admin/list-density',
  access: 'self',
  summary: 'Choose how high the rows of all lists are, for the caller alone',
  body: z.object({ density: z.enum(densities, { error: 'VALUE_INVALID' }) }),
  answer: z.null(),
  errors: [],
});

export const createListView = endpoint({
  method: 'POST',
  path: '/admin/list-view',
  access: 'self',
  summary: 'Save a view of a list that the caller may open',
  body: ListViewInput,
  answer: ListView,
  errors: ['TOO_MANY_LIST_VIEWS', 'VALUE_INVALID'],
});

export const updateListView = endpoint({
  method: 'PUT',
  path: '/admin/list-view/:id',
  access: 'self',
  summary: 'Change a view of the caller: its name, its query, whether it is shared',
  params: IdParams,
  body: ListViewEditInput,
  answer: ListView,
  errors: ['NOT_FOUND', 'VALUE_INVALID'],
});

export const deleteListView = endpoint({
  method: 'DELETE',
  path: '/admin/list-view/:id',
  access: 'self',
  summary: 'Delete a view of the caller; it is no longer the default of anybody',
  params: IdParams,
  answer: z.null(),
  errors: ['NOT_FOUND'],
});

export const chooseDefaultView = endpoint({
  method: 'PUT',
  path: '/admin/list-view/:id/default',
  access: 'self',
  summary: 'Make a view the default of its list for the caller, or no longer',
  params: IdParams,
  body: z.object({ isDefault: z.boolean({ error: 'IS_REQUIRED' }) }),
  answer: ListView,
  errors: ['NOT_FOUND'],
});
