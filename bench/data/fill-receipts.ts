import type pg from 'pg';

/** A receipt of each payment that was confirmed: of the newest ones in that month, YYYY-MM, of the others on the day of their order. */
export async function fillReceipts(client: pg.Client, month: string, inMonth: number): Promise<void> {
  await client.query(
    `INSERT INTO receipts (transaction_id, amount, received_on)
     SELECT id, amount, CASE WHEN place <= $2::int THEN $1::date + place::int % 28 ELSE least(date::date, $1::date - 1) END
     FROM (SELECT id, amount, date, row_number() OVER (ORDER BY id DESC) AS place FROM transactions
       WHERE status IN ('paid', 'completed')) t`,
    [`${month}-01`, inMonth],
  );
  await client.query('VACUUM ANALYZE receipts');
}
