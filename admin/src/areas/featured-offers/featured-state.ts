import type { FeaturedState } from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import type { Tone } from '../../ui/values/status-badge.tsx';

export const tones: Record<FeaturedState, Tone> = {
  open: 'good',
  closed: 'waiting',
  soldOut: 'waiting',
  hidden: 'bad',
};
