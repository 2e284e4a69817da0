/** Whether the money was paid through PayPal: then none goes to the account of the series. */
export const isTakenByPayPal = ({ method, status }: { method: string; status: string }): boolean =>
  method === 'payPal' && (status === 'paid' || status === 'completed');
