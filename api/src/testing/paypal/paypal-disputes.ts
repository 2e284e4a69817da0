interface KeptDispute {
  dispute_id: string;
  status: string;
  captureId: string;
  outcome: string | null;
}

/** The disputes of the stand-in for PayPal, as its list and its page of one dispute show them. */
export function disputesAtPayPal(newId: () => string) {
  const disputes = new Map<string, KeptDispute>();
  const summaryOf = ({ dispute_id, status }: KeptDispute) => ({ dispute_id, status });
  return {
    open(captureId: string): string {
      const dispute_id = `PP-D-${newId()}`;
      disputes.set(dispute_id, {
        dispute_id,
        status: 'WAITING_FOR_SELLER_RESPONSE',
        captureId,
        outcome: null,
      });
      return dispute_id;
    },
    end(id: string, outcome: string): void {
      const dispute = disputes.get(id);
      if (dispute) Object.assign(dispute, { status: 'RESOLVED', outcome });
    },
    list(url: string) {
      const about = new URL(url, 'http://localhost').searchParams.get('disputed_transaction_id');
      const items = [...disputes.values()].filter(({ captureId }) => captureId === about).map(summaryOf);
      return { status: 200, body: { items } };
    },
    show(url: string) {
      const dispute = disputes.get(url.split('/').at(-1) ?? '');
      if (!dispute) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
      const ended = dispute.outcome && { dispute_outcome: { outcome_code: dispute.outcome } };
      return { status: 200, body: { ...summaryOf(dispute), ...ended } };
    },
  };
}
