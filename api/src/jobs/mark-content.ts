import { areas } from '../areas.ts';
import { type Services, systemContext } from '../platform/context.ts';
import { markLanguages } from '../platform/records/versions/mark-languages.ts';
import { every, type Job } from './every.ts';
import { inOneProcess } from './in-one-process.ts';

const EVERY_HOUR = 3_600_000;
const MARK_LOCK = 7_208;

export async function markContent(services: Services, isStopping?: () => boolean): Promise<void> {
  for (const { content } of areas) {
    if (content) await markLanguages(systemContext(services), content, isStopping);
  }
}

/** Marks now and every hour the gaps in languages of content that no save has marked. */
export const startMarkingContent = (services: Services): Job =>
  every(
    EVERY_HOUR,
    async (isStopping) =>
      void (await inOneProcess(services, MARK_LOCK, () => markContent(services, isStopping))),
    (error) => services.log.error({ err: error }, 'marking the languages of content failed'),
  );
