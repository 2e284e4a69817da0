/** Whether the money was paid through PayPal, so that no transfer to the account of the series is expected. */
export const isTakenByPayPal = ({ method, status }: { method: string; status: string }): boolean =>
  method === 'payPal' && (status === 'paid' || status === 'completed');
