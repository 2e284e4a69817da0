/** A mail server that is slow answers the outbox as well, later; a person waits no longer than this. */
const MOST_MILLISECONDS = 15_000;

/** Throws if the mail server takes too long for somebody who waits; the error has the code of a timeout. */
export async function inTime(talking: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), MOST_MILLISECONDS);
  });
  await Promise.race([talking, late]).finally(() => clearTimeout(timer));
}
