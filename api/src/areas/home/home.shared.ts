/** For areas that register cards and figures. */
export { cardOf, type HomeCardSource, NOW, PERSON } from './home-card.ts';
export type { HomeFigure } from './read-home.ts';
