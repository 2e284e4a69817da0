import { bothLanguages } from '../../../platform/texts.ts';

export const uploadsTexts = bothLanguages({
  pl: {
    drop: 'albo przeciągnij pliki tutaj',
    uploads: 'Przesyłane pliki',
    waiting: 'Czeka na swoją kolej',
    percent: (percent: number) => `${percent}%`,
    uploading: (name: string, percent: number) => `Przesyłanie ${name}: ${percent}%`,
    cancel: 'Anuluj',
    cancelOne: (name: string) => `Anuluj przesyłanie: ${name}`,
    dismiss: (name: string) => `Zamknij komunikat: ${name}`,
  },
  en: {
    drop: 'or drop files here',
    uploads: 'Uploading',
    waiting: 'Queued',
    percent: (percent: number) => `${percent}%`,
    uploading: (name: string, percent: number) => `Uploading ${name}: ${percent}%`,
    cancel: 'Cancel',
    cancelOne: (name: string) => `Cancel the upload: ${name}`,
    dismiss: (name: string) => `Dismiss the message: ${name}`,
  },
});
