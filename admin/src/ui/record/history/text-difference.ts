/** A stretch of a text: in both versions, only in the earlier one, or only in the later one. */
export interface Stretch {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** A changed passage that would need more comparisons is shown as replaced. */
const MOST_COMPARISONS = 2_000_000;

/** The differences between two texts, by words. */
export function textDifference(before: string, after: string): Stretch[] {
  const [former, later] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < former.length && start < later.length && former[start] === later[start]) start += 1;
  let end = 0;
  while (
    end < former.length - start &&
    end < later.length - start &&
    former[former.length - 1 - end] === later[later.length - 1 - end]
  )
    end += 1;
  const stretches: Stretch[] = [];
  add(stretches, 'same', former.slice(0, start));
  compare(stretches, former.slice(start, former.length - end), later.slice(start, later.length - end));
  add(stretches, 'same', former.slice(former.length - end));
  return stretches;
}

/** Words, spaces and other characters. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** Compares by the longest common subsequence. */
function compare(stretches: Stretch[], former: readonly string[], later: readonly string[]): void {
  if (former.length * later.length > MOST_COMPARISONS) {
    add(stretches, 'removed', former);
    add(stretches, 'added', later);
    return;
  }
  const width = later.length + 1;
  /** The length of the common subsequence of the rests after each pair of places. */
  const common = new Uint32Array((former.length + 1) * width);
  const at = (one: number, other: number) => common[one * width + other] ?? 0;
  for (let one = former.length - 1; one >= 0; one -= 1) {
    for (let other = later.length - 1; other >= 0; other -= 1) {
      common[one * width + other] =
        former[one] === later[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  let [one, other] = [0, 0];
  while (one < former.length || other < later.length) {
    const [word, next] = [former[one], later[other]];
    if (word !== undefined && word === next) {
      add(stretches, 'same', [word]);
      one += 1;
      other += 1;
    } else if (word !== undefined && (next === undefined || at(one + 1, other) >= at(one, other + 1))) {
      add(stretches, 'removed', [word]);
      one += 1;
    } else {
      add(stretches, 'added', [next ?? '']);
      other += 1;
    }
  }
}

function add(stretches: Stretch[], kind: Stretch['kind'], words: readonly string[]): void {
  if (words.length === 0) return;
  const last = stretches.at(-1);
  if (last?.kind === kind) last.text += words.join('');
  else stretches.push({ kind, text: words.join('') });
}
