/** A file that came with the request. Its temporary file is deleted when the request is answered. */
export interface ReceivedFile {
  path: string;
  /** The number of bytes that were sent. Bytes beyond the largest size of a document are counted but not stored. */
  size: number;
  /** What was sent is not base64. */
  isDamaged: boolean;
}

/** The files of one request, by the text that replaces their bytes in the body. It never has files of other requests. */
export type ReceivedFiles = ReadonlyMap<string, ReceivedFile>;
