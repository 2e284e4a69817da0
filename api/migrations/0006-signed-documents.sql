-- Documents of an offer as investors signed them, one copy per order and document. A copy is attached once and removed at
-- most, never rewritten. Neither its order nor the document that was signed goes away while it is there.
CREATE TABLE signed_documents (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders,
  offer_id integer NOT NULL,
  offer_document_id uuid NOT NULL,
  file_id integer NOT NULL REFERENCES files,
  display_name text NOT NULL CHECK (btrim(display_name) <> ''),
  created_at timestamptz NOT NULL,
  CONSTRAINT signed_documents_one_copy UNIQUE (order_id, offer_document_id),
  CONSTRAINT signed_documents_file_key UNIQUE (file_id),
  CONSTRAINT signed_documents_document_fkey FOREIGN KEY (offer_id, offer_document_id) REFERENCES offer_documents (offer_id, id)
);
CREATE INDEX signed_documents_of_document ON signed_documents (offer_id, offer_document_id);
CREATE TRIGGER signed_documents_never_rewritten BEFORE UPDATE ON signed_documents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
