interface ItemGroup<Item> {
  /** Empty for items without a group. */
  name: string;
  items: Item[];
}

/** The items by group; groups and items keep their order. */
export function groupsOf<Item extends { group?: string | undefined }>(
  items: readonly Item[],
): ItemGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = item.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([name, members]) => ({ name, items: members }));
}
