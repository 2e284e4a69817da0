import { sendSignedIn } from '../session/send-signed-in.ts';
import { ApiError } from './api-error.ts';
import { type Incoming, type Outgoing, readAnswer } from './transport.ts';

interface Received {
  status: number;
  file: Blob;
}

/** Downloads a private file with the user's session and lets the browser save it. Throws an ApiError on failure. */
export async function download(url: string, fileName: string): Promise<void> {
  const answer = await sendSignedIn({ method: 'GET', url, headers: {} }, receive);
  if (!('file' in answer))
    throw new ApiError({
      status: answer.status,
      errors: answer.envelope?.errors ?? [],
      requestId: answer.requestId,
      requestBody: null,
      data: null,
    });
  saveAs(answer.file, fileName);
}

async function receive({ url, headers }: Outgoing): Promise<Received | Incoming> {
  try {
    const answer = await fetch(url, { headers, cache: 'no-store' });
    if (answer.ok) return { status: answer.status, file: await answer.blob() };
    return await readAnswer(answer);
  } catch {
    return { status: 0, envelope: null, requestId: null };
  }
}

function saveAs(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers start reading the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
