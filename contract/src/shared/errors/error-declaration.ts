/** The text for people in both languages, and the HTTP status of the answer. */
export interface ErrorDeclaration {
  pl: string;
  en: string;
  /**
   * `invalid`, of what was sent: 422 if a field is named, else 400. `missing`: 422 for a field of a body, 404 for the requested
   * record. 409: the request is right, but the present state of a record does not allow it.
   */
  status: 'invalid' | 'missing' | 400 | 401 | 403 | 409 | 412 | 413 | 429 | 500 | 502 | 503 | 504;
}
