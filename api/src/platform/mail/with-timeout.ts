/** The timeout while a person waits for the mail server. The outbox waits longer. */
const MOST_MILLISECONDS = 15_000;

/** Rejects with the code of a timeout if the mail server takes too long for a person who waits. */
export async function withTimeout(talking: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), MOST_MILLISECONDS);
  });
  await Promise.race([talking, late]).finally(() => clearTimeout(timer));
}
