import type { ErrorDeclaration } from './error-declaration.ts';

/** Something that the server depends on is down or full; the caller can try again later. */
export const outagesErrors = {
  DATABASE_UNAVAILABLE: {
    pl: 'Baza danych chwilowo nie odpowiada. Nic nie zostało zapisane. Spróbuj ponownie za chwilę.',
    en: 'The database is not answering at the moment. Nothing was saved. Try again in a moment.',
    status: 504,
  },
  OUTCOME_UNKNOWN: {
    pl: 'Połączenie z bazą danych przerwano w chwili zapisu. Nie wiadomo, czy zmiana jest zapisana. Spróbuj ponownie za chwilę.',
    en: 'The connection to the database was lost while saving. Whether the change was saved is not known. Try again in a moment.',
    status: 504,
  },
  STORAGE_FULL: {
    pl: 'Na serwerze zabrakło miejsca. Nic nie zostało zapisane. Powiadom administratora systemu.',
    en: 'The server has run out of storage space. Nothing was saved. Tell your system administrator.',
    status: 504,
  },
  FILES_UNAVAILABLE: {
    pl: 'Magazyn plików chwilowo nie odpowiada. Nic nie zostało zapisane. Spróbuj ponownie za chwilę.',
    en: 'The file storage is not answering at the moment. Nothing was saved. Try again in a moment.',
    status: 504,
  },
} as const satisfies Record<string, ErrorDeclaration>;
