import { lazyPart } from '../../parts/lazy-part.tsx';

/** Fields and their choices are heavy: they are loaded when a list has come to rest, or its first filter is opened. */
export const OneFilter = lazyPart(() => import('./one-filter.tsx'));
