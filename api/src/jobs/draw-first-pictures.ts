import { ensureFirstPictures } from '../areas/static-content/first-pictures.ts';
import type { Services } from '../platform/context.ts';
import { every, type Job } from './every.ts';

const TEN_MINUTES = 600_000;

/** Draws the first pictures of a new site, and tries again every ten minutes for as long as the file store is away. */
export const startDrawing = (services: Services): Job =>
  every(
    TEN_MINUTES,
    () => ensureFirstPictures(services),
    (error) => services.log.error({ err: error }, 'the first pictures could not be drawn'),
  );
