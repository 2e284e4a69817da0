import type { ExportFormat } from '@share/contract/shared/lists/list-export.ts';
import { bothLanguages } from '../../../platform/texts.ts';

const megabytes = (bytes: number, language: string) =>
  (bytes / 1_000_000).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const exportTexts = bothLanguages({
  pl: {
    export: 'Eksport',
    formats: { xlsx: 'Arkusz (XLSX)', csv: 'Tekst (CSV)' } satisfies Record<ExportFormat, string>,
    rows: (rows: string) => `Wszystkie wiersze: ${rows}`,
    running: (bytes: number) => `Eksport trwa: pobrano ${megabytes(bytes, 'pl')} MB`,
    cancel: 'Przerwij',
    done: (title: string) => `Zapisano plik: ${title}`,
  },
  en: {
    export: 'Export',
    formats: { xlsx: 'Spreadsheet (XLSX)', csv: 'Text (CSV)' },
    rows: (rows: string) => `All rows: ${rows}`,
    running: (bytes: number) => `Exporting: ${megabytes(bytes, 'en')} MB received`,
    cancel: 'Stop',
    done: (title: string) => `File saved: ${title}`,
  },
});
