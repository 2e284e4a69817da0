import {
  type FirstStep,
  type FirstStepName,
  firstStepNames,
} from '@share/contract/areas/home/home.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';

/** A step towards the first sale, for people who may call its endpoint. Whether it is done is read from what is stored. */
export interface FirstStepSource {
  name: FirstStepName;
  endpoint: Pick<Endpoint, 'access'>;
  /** About the caller alone, so it does not keep the list of steps open. */
  isPersonal?: true;
  isDone: (context: Context) => boolean | Promise<boolean>;
}

/** A step that is done once there is such a row. `condition` is what follows SELECT, such as `FROM series`. */
export const stepOf = (
  name: FirstStepName,
  endpoint: Pick<Endpoint, 'access'>,
  rows: string,
): FirstStepSource => ({ name, endpoint, isDone: ({ db }) => isThere(db, rows) });

const isThere = async (db: Context['db'], rows: string): Promise<boolean> => {
  const { rows: found } = await db.execute(sql`SELECT ${sql.raw(rows)} LIMIT 1`);
  return found.length > 0;
};

/** The steps that the caller may do; null once they are done, or the platform sells, because whoever sells has begun. */
export async function readFirstSteps(
  context: Context,
  sources: readonly FirstStepSource[],
): Promise<FirstStep[] | null> {
  const open = sources.filter(({ endpoint }) => judge(endpoint.access, context.actor) === 'allowed');
  if (open.every(({ isPersonal }) => isPersonal) || (await isThere(context.db, 'FROM orders'))) return null;
  const steps = await Promise.all(
    open.map(async ({ name, isPersonal = false, isDone }) => ({
      name,
      isPersonal,
      isDone: await isDone(context),
    })),
  );
  if (steps.every(({ isDone, isPersonal }) => isDone || isPersonal)) return null;
  return firstStepNames.flatMap((name) =>
    steps.filter((step) => step.name === name).map(({ isDone }) => ({ name, isDone })),
  );
}
