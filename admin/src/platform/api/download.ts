import { sendSignedIn } from '../session/send-signed-in.ts';
import { ApiError } from './api-error.ts';
import { type Incoming, type Outgoing, readAnswer } from './transport.ts';

interface Received {
  status: number;
  file: Blob;
}

/** Reads a private file as whoever is signed in, and hands it to the browser to save. Without it, throws an ApiError. */
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
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
