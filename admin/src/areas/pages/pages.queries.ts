import { suggestPageSlug } from '@share/contract/areas/pages/pages.endpoints.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { call } from '../../platform/api/api-client.ts';

export const suggestSlugs = (title: Translated, pageId: number | undefined, signal?: AbortSignal) =>
  call(suggestPageSlug, {
    query: { ...title, ...(pageId === undefined ? {} : { pageId: String(pageId) }) },
    ...(signal ? { signal } : {}),
  });
