-- The link of a request for a new password is mailed again, not replaced: its token is derived from the seed under a key
-- outside the database. Links of earlier versions have no seed and cannot be mailed again.
ALTER TABLE password_tokens ADD COLUMN seed text, ADD COLUMN mailed_at timestamptz;

-- TRUNCATE fires no trigger of rows, so the audit trail and the books need triggers of their own against it.
CREATE TRIGGER audit_entries_never_emptied BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER orders_never_emptied BEFORE TRUNCATE ON orders
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transactions_never_emptied BEFORE TRUNCATE ON transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER investments_never_emptied BEFORE TRUNCATE ON investments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER shares_never_emptied BEFORE TRUNCATE ON shares
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER user_agreements_never_emptied BEFORE TRUNCATE ON user_agreements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER signed_documents_never_emptied BEFORE TRUNCATE ON signed_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER books_checks_never_emptied BEFORE TRUNCATE ON books_checks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
