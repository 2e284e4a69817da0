import type { ErrorItem } from '@share/contract/shared/endpoint.ts';

/** ORD-58: spaces and dots are removed from the codes of manual orders before they are used. */
export const readErrors = (errors: ErrorItem[]): ErrorItem[] =>
  errors.map((error) => ({ ...error, code: error.code.replace(/[\s.]/g, '') as ErrorItem['code'] }));
