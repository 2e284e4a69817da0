import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import {
  createSectionPattern,
  deleteSectionPattern,
  getSectionPattern,
  listSectionPatterns,
  renameSectionPattern,
} from '@share/contract/areas/offers/section-patterns.endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../platform/api/api-client.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import {
  type Announcement,
  announceDone,
  announceFailure,
  withdrawFailure,
} from '../../../../ui/announce.ts';
import type { SectionNode } from '../store/content-model.ts';
import { copyOf } from '../store/content-operations.ts';
import { toContent, toSectionInputs } from '../store/content-values.ts';

const queryKey = ['offers', 'section-patterns'];

export const patternsQuery = {
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listSectionPatterns, { signal }),
  staleTime: 0,
};

/** A new section with the content of a pattern, or undefined if it has none. */
export async function sectionOfPattern(id: number): Promise<SectionNode | undefined> {
  const { section } = await call(getSectionPattern, { params: { id: String(id) } });
  return toContent([section]).map(copyOf)[0];
}

/** Stores a section as it is in the editor, saved or not. */
export function storePattern(name: string, node: SectionNode) {
  const [section] = toSectionInputs([copyOf(node)]) as [OfferInputDraft['sections'][number]];
  return call(createSectionPattern, { body: { name, section } });
}

export const renamePattern = (id: number, name: string) =>
  call(renameSectionPattern, { params: { id: String(id) }, body: { name } });

export const removePattern = (id: number) => call(deleteSectionPattern, { params: { id: String(id) } });

/** Runs a change of the patterns, announces how it ended, and reads their list again. */
export function usePatternChange<Given>(
  change: (given: Given) => Promise<unknown>,
  announcement: Announcement,
  onDone?: () => void,
) {
  return useMutation({
    mutationFn: change,
    onMutate: () => withdrawFailure(announcement),
    onSuccess: () => {
      announceDone(announcement);
      void queryClient.invalidateQueries({ queryKey });
      onDone?.();
    },
    onError: () => announceFailure(announcement),
  });
}
