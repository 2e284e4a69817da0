import type { z } from 'zod';
import { PayPalFault } from './paypal-answers.ts';

const LARGEST_ANSWER = 262_144;

/**
 * `refused`: PayPal understood the call and did not do it, for the reason `issue`. `unanswered`: it is not known whether the
 * call was done, because there was no answer, or one that cannot be understood.
 */
export type PayPalAnswer<Value> =
  | { outcome: 'done'; value: Value }
  | { outcome: 'refused'; issue: string; isMissing: boolean }
  | { outcome: 'unanswered'; issue: string };

/** Sends one request. No redirect is followed, the answer is limited in size and time. Never throws. `status` is 0 without an answer. */
export async function send<Value>(
  address: string,
  request: RequestInit,
  { schema, timeoutSeconds }: { schema: z.ZodType<Value>; timeoutSeconds: number },
): Promise<PayPalAnswer<Value> & { status: number }> {
  try {
    const response = await fetch(address, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutSeconds * 1_000),
    });
    return { ...judge(response.status, await readLimited(response), schema), status: response.status };
  } catch {
    return { outcome: 'unanswered', issue: 'NO_ANSWER', status: 0 };
  }
}

/**
 * Refusals after which it is certain that this call did nothing: PayPal read it, and answered with a reason. They do not say what became
 * of an earlier call; a 404 (`isMissing`) may also be a passing fault of PayPal.
 */
const DEFINITE = [400, 404, 422];

function judge<Value>(status: number, text: string, schema: z.ZodType<Value>): PayPalAnswer<Value> {
  const body = parseJson(text);
  if (status >= 200 && status < 300) {
    const read = schema.safeParse(body);
    return read.success
      ? { outcome: 'done', value: read.data }
      : { outcome: 'unanswered', issue: 'NOT_UNDERSTOOD' };
  }
  const fault = PayPalFault.safeParse(body);
  const issue = fault.data?.details?.[0]?.issue ?? fault.data?.name ?? `HTTP_${status}`;
  return DEFINITE.includes(status) && fault.success
    ? { outcome: 'refused', issue, isMissing: status === 404 }
    : { outcome: 'unanswered', issue };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readLimited({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > LARGEST_ANSWER) throw new Error('PayPal returned a too large answer');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
