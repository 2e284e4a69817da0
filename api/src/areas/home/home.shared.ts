/** For areas that register cards and figures. */

export { type FirstStepSource, stepOf } from './first-steps.ts';
export { cardOf, type HomeCardSource, NOW, PERSON } from './home-card.ts';
export type { HomeFigure } from './read-home.ts';
