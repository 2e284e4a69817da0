export const duePaymentsPath = '/payments-out';
