/** For areas that register cards. */
export { cardOf, type HomeCardSource, NOW, PERSON } from './home-card.ts';
