import type { ErrorItem } from '@share/contract/shared/endpoint.ts';

/** Removes spaces and dots from the codes of manual orders before they are used (ORD-58). */
export const readErrors = (errors: ErrorItem[]): ErrorItem[] =>
  errors.map((error) => ({ ...error, code: error.code.replace(/[\s.]/g, '') as ErrorItem['code'] }));
