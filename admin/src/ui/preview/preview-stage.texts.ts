import { bothLanguages } from '../../platform/texts.ts';

export const previewStageTexts = bothLanguages({
  pl: {
    preview: 'Podgląd',
    close: 'Zamknij podgląd',
    language: 'Język podglądu',
    device: 'Szerokość',
    devices: { desktop: 'Komputer', tablet: 'Tablet', mobile: 'Telefon' },
    viewer: 'Odbiorca',
    viewers: { guest: 'Gość', user: 'Zalogowany' },
    shown: 'Po zapisaniu widać to na stronie.',
    notShown: 'Na stronie tego nie widać: jest wyłączone albo poza okresem wyświetlania.',
  },
  en: {
    preview: 'Preview',
    close: 'Close the preview',
    language: 'Language of the preview',
    device: 'Width',
    devices: { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobile' },
    viewer: 'Viewer',
    viewers: { guest: 'Guest', user: 'Signed-in user' },
    shown: 'Once saved, this is visible on the site.',
    notShown: 'This is not visible on the site: it is switched off or outside its display period.',
  },
});
