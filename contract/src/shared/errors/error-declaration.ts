/** What a person reads in either language, and the HTTP status of the answer. */
export interface ErrorDeclaration {
  pl: string;
  en: string;
  /**
   * `invalid`: 422 where a field is named, else 400. `missing`: 422 for a field of a body, 404 for the record asked for.
   */
  status: 'invalid' | 'missing' | 400 | 401 | 403 | 409 | 412 | 413 | 429 | 500 | 502 | 503 | 504;
}
