import { bothLanguages } from '../../../../../platform/texts.ts';

export const youtubeTexts = bothLanguages({
  pl: {
    url: 'Adres filmu',
    hint: 'Adres filmu w serwisie YouTube, na przykład https://www.youtube.com/watch?v=…',
    autoPlay: 'Odtwarzaj automatycznie',
    play: (url: string) => `Odtwórz film ${url}`,
    frame: (url: string) => `Film ${url}`,
    itself: 'Odwiedzającym odtworzy się automatycznie.',
    none: 'Nie ma jeszcze filmu.',
  },
  en: {
    url: 'Address of the video',
    hint: 'The address of a YouTube video, such as https://www.youtube.com/watch?v=…',
    autoPlay: 'Play automatically',
    play: (url: string) => `Play the video ${url}`,
    frame: (url: string) => `Video ${url}`,
    itself: 'Plays automatically for visitors.',
    none: 'There is no video yet.',
  },
});
