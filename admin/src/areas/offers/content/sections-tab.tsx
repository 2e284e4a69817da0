import { Skeleton, Stack } from '@mantine/core';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { Dragging } from '../../../ui/sorting/use-sorting.tsx';

/** The cards of the sections are large, so they are loaded when their tab is opened, or once the editor is idle. */
export const SectionsTab = lazyPart(async () => {
  const [{ OfferContent }] = await Promise.all([import('./offer-content.tsx'), Dragging.preload()]);
  return { default: OfferContent };
});

/** A skeleton as tall as the toolbar and the first sections. */
export const SectionsStandIn = () => (
  <Stack gap="md" aria-busy>
    <Skeleton height={36} />
    <Skeleton height={320} />
  </Stack>
);
