import { getSlide, sliderList } from '@share/contract/areas/slider/slider.endpoints.ts';
import { filtered, type HomeCards } from '../home/home.shared.tsx';
import { recordPaths } from '../links/record-paths.ts';

export const sliderCards = {
  slidesNotShown: {
    title: {
      pl: 'Slider jest pusty: żaden slajd nie jest teraz widoczny',
      en: 'Slider is empty: no slide is visible now',
    },
    open: { endpoint: getSlide, to: recordPaths.slide },
    all: { to: '/slider', search: filtered(sliderList, {}) },
    shows: 'since',
  },
} satisfies HomeCards;
