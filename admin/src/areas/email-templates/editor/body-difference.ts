import { diffLines, diffWordsWithSpace } from 'diff';

/** Very different long texts would take minutes. */
const MOST_MILLISECONDS = 1_000;
/** Unchanged lines that are shown around each change. */
const CONTEXT = 2;

interface DifferencePiece {
  text: string;
  /** Whether the text is the changed part of its line. */
  isChanged: boolean;
}

export type DifferenceLine =
  | { kind: 'same' | 'added' | 'removed'; pieces: readonly DifferencePiece[] }
  | { kind: 'skipped'; count: number };

/** The removed and added text, line by line; null if the two texts differ too much to be compared. */
export function differenceOf(before: string, after: string): DifferenceLine[] | null {
  const limits = { timeout: MOST_MILLISECONDS };
  const parts = diffLines(before, after, limits);
  if (!parts) return null;
  return parts.flatMap((part, index): DifferenceLine[] => {
    if (!part.added && !part.removed) return shortened(part.value, index === 0, index === parts.length - 1);
    const other = part.removed ? parts[index + 1] : parts[index - 1];
    const isReplaced = part.removed ? other?.added : other?.removed;
    const kind = part.removed ? 'removed' : 'added';
    if (!other || !isReplaced) return linesOf(kind, [{ text: part.value, isChanged: true }]);
    const [from, to] = part.removed ? [part.value, other.value] : [other.value, part.value];
    const words = diffWordsWithSpace(from, to, limits) ?? [part];
    return linesOf(
      kind,
      words
        .filter(({ added, removed }) => (kind === 'removed' ? !added : !removed))
        .map(({ value, added, removed }) => ({ text: value, isChanged: added || removed })),
    );
  });
}

/** Unchanged lines, without those that are far from any change. */
function shortened(text: string, isFirst: boolean, isLast: boolean): DifferenceLine[] {
  const lines = linesOf('same', [{ text, isChanged: false }]);
  const head = isFirst ? 0 : CONTEXT;
  const tail = isLast ? 0 : CONTEXT;
  const count = lines.length - head - tail;
  if (count < 2) return lines;
  return [...lines.slice(0, head), { kind: 'skipped', count }, ...lines.slice(lines.length - tail)];
}

function linesOf(
  kind: 'same' | 'added' | 'removed',
  pieces: readonly DifferencePiece[],
): Extract<DifferenceLine, { kind: 'same' | 'added' | 'removed' }>[] {
  const lines: DifferencePiece[][] = [[]];
  for (const { text, isChanged } of pieces) {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (line !== '') lines.at(-1)?.push({ text: line, isChanged });
    }
  }
  // The text after the last line break is no line.
  if (lines.length > 1 && lines.at(-1)?.length === 0) lines.pop();
  return lines.map((line) => ({ kind, pieces: line }));
}
