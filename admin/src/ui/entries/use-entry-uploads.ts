import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure } from '../announce.ts';
import { fieldTexts } from '../fields/fields.texts.ts';
import { useUploads } from '../fields/uploads/use-uploads.ts';
import type { Entries } from './use-entries.ts';

interface EntryUploads<E extends Endpoint, Item extends { id: string }> {
  endpoint: E;
  /** The list of the form that the files are added to. */
  list: string;
  entries: Entries<Item>;
  whyNot: (file: File) => ErrorCode | null;
  toEntry: (stored: AnswerOf<E>, file: File) => Item;
}

/** Adds an entry for every uploaded file. */
export function useEntryUploads<E extends Endpoint, Item extends { id: string }>({
  endpoint,
  list,
  entries,
  whyNot,
  toEntry,
}: EntryUploads<E, Item>) {
  const texts = useTexts(fieldTexts);
  const announce = {
    key: 'upload.singleFile',
    done: texts.singleFile,
    failed: texts.singleFileFailed,
  } as const;
  return useUploads({
    endpoint,
    owner: list,
    whyNot,
    onStored: (stored, file) => {
      const entry = toEntry(stored, file);
      entries.add([entry], [entry.id]);
      announceDone(announce);
    },
    onFailed: () => announceFailure(announce),
  });
}
