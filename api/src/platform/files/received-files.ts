/** A file that came with the request and waits in a temporary file until the request is answered. */
export interface ReceivedFile {
  path: string;
  /** As many bytes as were sent; beyond the largest size of a document they were counted and not stored. */
  size: number;
  /** What was sent is not base64. */
  isDamaged: boolean;
}

/** By the text that stands in the body in place of their bytes. Of one request only: a reference opens nobody else's file. */
export type ReceivedFiles = ReadonlyMap<string, ReceivedFile>;
