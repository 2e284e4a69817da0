import type { AssignItem } from './assign-item.ts';

interface ItemGroup {
  /** Empty for items without a group. */
  name: string;
  items: AssignItem[];
}

/** The items below the names of their groups, both in the order in which they come. */
export function groupsOf(items: readonly AssignItem[]): ItemGroup[] {
  const groups = new Map<string, AssignItem[]>();
  for (const item of items) {
    const name = item.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([name, members]) => ({ name, items: members }));
}
