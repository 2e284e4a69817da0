let dropped: readonly File[] = [];

/** Keeps files that were dropped on the list of statements until the screen of the import takes them. */
export const keepDropped = (files: readonly File[]): void => {
  dropped = files;
};

export function takeDropped(): readonly File[] {
  const files = dropped;
  dropped = [];
  return files;
}
