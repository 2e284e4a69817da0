import type { Services } from '../platform/context.ts';
import { measurePictures } from '../platform/files/pictures/measure-pictures.ts';
import { every, type Job } from './every.ts';
import { inOneProcess } from './in-one-process.ts';

const EVERY_HOUR = 3_600_000;
const MEASURE_LOCK = 7_209;

/** Measures now and every hour the pictures whose size is not recorded. */
export const startMeasuringPictures = (services: Services): Job =>
  every(
    EVERY_HOUR,
    async (isStopping) =>
      void (await inOneProcess(services, MEASURE_LOCK, () => measurePictures(services, isStopping))),
    (error) => services.log.error({ err: error }, 'measuring pictures failed'),
  );
