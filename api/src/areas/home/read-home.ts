import { type HomeCard, homeCardNames } from '@share/contract/areas/home/home.endpoints.ts';
import type { Context } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';
import type { HomeCardSource } from './home-card.ts';

/** The cards that the caller may see, the most urgent first. */
export async function readHome(
  context: Context,
  sources: readonly HomeCardSource[],
): Promise<{ cards: HomeCard[] }> {
  const open = homeCardNames.flatMap((name) =>
    sources.filter((one) => one.name === name && judge(one.endpoint.access, context.actor) === 'allowed'),
  );
  const cards = await Promise.all(
    open.map(async ({ name, read }): Promise<HomeCard | null> => {
      const content = await read(context);
      return content && { name, ...content };
    }),
  );
  return { cards: cards.filter((card) => card !== null) };
}
