/** For areas that register cards. */
export { cardOf, type HomeCardSource, PERSON } from './home-card.ts';
