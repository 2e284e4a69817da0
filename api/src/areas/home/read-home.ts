import { type getHome, type HomeCard, homeCardNames } from '@share/contract/areas/home/home.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';
import { type FirstStepSource, readFirstSteps } from './first-steps.ts';
import type { HomeCardSource } from './home-card.ts';

type Home = z.infer<typeof getHome.answer>;

/** A figure of an area for the home screen, for people who may call all its endpoints. */
export interface HomeFigure<Name extends 'offers' | 'weeks'> {
  endpoints: readonly Pick<Endpoint, 'access'>[];
  read: (context: Context) => Promise<NonNullable<Home[Name]>>;
}

/** The cards, first steps and figures that areas provide for the home screen. */
export interface HomeSources {
  cards: readonly HomeCardSource[];
  firstSteps: readonly FirstStepSource[];
  offersLeft: HomeFigure<'offers'>;
  soldWeeks: HomeFigure<'weeks'>;
}

/** The cards and figures that the caller may see, the most urgent card first. */
export async function readHome(
  context: Context,
  { cards: sources, firstSteps: steps, offersLeft, soldWeeks }: HomeSources,
): Promise<Home> {
  const isOpen = ({ access }: Pick<Endpoint, 'access'>) => judge(access, context.actor) === 'allowed';
  const open = homeCardNames.flatMap((name) =>
    sources.filter((one) => one.name === name && isOpen(one.endpoint)),
  );
  const readCards = Promise.all(
    open.map(async ({ name, read }): Promise<HomeCard | null> => {
      const content = await read(context);
      return content && { name, ...content };
    }),
  );
  const [cards, firstSteps, offers, weeks] = await Promise.all([
    readCards,
    readFirstSteps(context, steps),
    offersLeft.endpoints.every(isOpen) ? offersLeft.read(context) : null,
    soldWeeks.endpoints.every(isOpen) ? soldWeeks.read(context) : null,
  ]);
  return { cards: cards.filter((card) => card !== null), firstSteps, offers, weeks };
}
