-- An erasure reaches views that were saved since the account exists. A view is as old as its last change in the journal; one without
-- an entry counts as older than every account.
ALTER TABLE list_views ADD COLUMN changed_at timestamptz NOT NULL DEFAULT 'epoch';
UPDATE list_views v SET changed_at = e.at
  FROM (SELECT entity_id, max(at) AS at FROM audit_entries WHERE entity = 'listView' GROUP BY entity_id) e
  WHERE e.entity_id = v.id;
ALTER TABLE list_views ALTER COLUMN changed_at SET DEFAULT now();

-- Why an entry lost values: it is about the person, a search in it names the person, or it is an act of the person. Null: an erasure of
-- an earlier version.
ALTER TABLE erased_entries ADD COLUMN reason text CHECK (reason IN ('about-person', 'names-person', 'of-person'));
