-- The journal is filtered by the person whom an entry concerns; entries of roles name their person in their values.
CREATE INDEX audit_entries_member ON audit_entries (((coalesce(nullif(after, 'null'), before)->>'userId')::int), id)
  WHERE action IN ('role.add-user', 'role.remove-user');
