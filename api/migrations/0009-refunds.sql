-- Why an order was rejected, and by whom: its payment term passed, staff rejected it, or the investor cancelled it.
ALTER TABLE orders
  ADD COLUMN rejection_reason text CHECK (rejection_reason IN ('expired', 'staff', 'investor')),
  ADD COLUMN rejected_by text;
UPDATE orders o SET
  rejection_reason = CASE a.reason WHEN 'expired' THEN 'expired' ELSE 'staff' END,
  rejected_by = CASE a.reason WHEN 'expired' THEN NULL ELSE coalesce(a.actor_label, 'system') END
  FROM (SELECT r.id, coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), e.actor_label) AS actor_label,
      e.after->>'reason' AS reason FROM orders r
    LEFT JOIN audit_entries e ON e.entity = 'order' AND e.entity_id = r.id AND e.action = 'order.reject'
    LEFT JOIN users u ON u.id = e.actor_id
    WHERE r.status = 'rejected') a
  WHERE o.id = a.id;
ALTER TABLE orders
  ADD CONSTRAINT orders_rejection_reason CHECK ((status = 'rejected') = (rejection_reason IS NOT NULL)),
  ADD CONSTRAINT orders_rejected_by CHECK (coalesce(rejection_reason <> 'expired', false) = (rejected_by IS NOT NULL));
CREATE INDEX orders_rejected ON orders (rejection_reason, date, id) WHERE rejection_reason IS NOT NULL;

-- Money that arrived for an order which was rejected afterwards, until it is returned to the investor.
CREATE TABLE refunds (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL CONSTRAINT refunds_order_key UNIQUE REFERENCES orders,
  transaction_id integer NOT NULL CONSTRAINT refunds_transaction_key UNIQUE REFERENCES transactions,
  amount numeric(15,2) NOT NULL CHECK (amount > 0 AND amount <= 9999999999999.99),
  due_since timestamptz NOT NULL CHECK (isfinite(due_since)),
  returned_on date CHECK (isfinite(returned_on)),
  reference text CHECK (btrim(reference) <> ''),
  closed_at timestamptz CHECK (isfinite(closed_at)),
  closed_by text,
  CONSTRAINT refunds_closed_completely CHECK (num_nulls(returned_on, reference, closed_at, closed_by) IN (0, 4))
);
CREATE INDEX refunds_due ON refunds (order_id) WHERE returned_on IS NULL;

INSERT INTO refunds (order_id, transaction_id, amount, due_since)
  SELECT t.order_id, t.id, t.amount, t.date_rejected FROM transactions t
  WHERE t.status = 'rejected' AND t.order_id IS NOT NULL AND EXISTS (SELECT FROM audit_entries e
    WHERE e.entity = 'transaction' AND e.entity_id = t.id AND e.action = 'transaction.accept');

CREATE FUNCTION refuse_rewriting_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.returned_on IS NOT NULL
     OR (NEW.order_id, NEW.transaction_id, NEW.amount, NEW.due_since)
        IS DISTINCT FROM (OLD.order_id, OLD.transaction_id, OLD.amount, OLD.due_since) THEN
    RAISE EXCEPTION 'refund % is closed once and otherwise never changes', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refunds_never_rewritten BEFORE UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_refunds();
CREATE TRIGGER refunds_never_deleted BEFORE DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refunds_never_emptied BEFORE TRUNCATE ON refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A completed order may have several signed copies of a document: a newer one beside the former, which is never deleted.
ALTER TABLE signed_documents DROP CONSTRAINT signed_documents_one_copy;
CREATE INDEX signed_documents_order ON signed_documents (order_id, offer_document_id, id);
CREATE FUNCTION refuse_deleting_signed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM orders WHERE id = OLD.order_id AND status = 'completed') THEN
    RAISE EXCEPTION 'what was signed for the completed order % is never deleted', OLD.order_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER signed_documents_of_completed_orders BEFORE DELETE ON signed_documents
  FOR EACH ROW EXECUTE FUNCTION refuse_deleting_signed_documents();
