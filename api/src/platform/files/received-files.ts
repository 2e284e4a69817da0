/** A file that came with the request. Its temporary file is deleted when the request is answered. */
export interface ReceivedFile {
  path: string;
  /** The number of bytes that were sent. Bytes beyond the largest size of a document are counted but not stored. */
  size: number;
  /** The bytes that were sent are not base64. */
  isDamaged: boolean;
}

/** The files of one request, by the text that replaces their bytes in the body. Files of other requests are never among them. */
export type ReceivedFiles = ReadonlyMap<string, ReceivedFile>;
