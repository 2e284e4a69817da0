-- Servers remember for a moment who may do what; they are told in the instant in which any of it changes.
CREATE FUNCTION tell_of_rights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY rights;
  RETURN NULL;
END $$;

CREATE TRIGGER sessions_told AFTER UPDATE OF ended_at, expires_at, user_id OR DELETE ON sessions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_rights();
CREATE TRIGGER users_told AFTER UPDATE OF email, active, is_admin, is_super_admin, deleted_at OR DELETE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_rights();
CREATE TRIGGER permissions_told AFTER UPDATE OF name OR DELETE ON permissions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_rights();
CREATE TRIGGER role_permissions_told AFTER INSERT OR UPDATE OR DELETE ON role_permissions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_rights();
CREATE TRIGGER user_roles_told AFTER INSERT OR UPDATE OR DELETE ON user_roles
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_rights();
CREATE TRIGGER user_permissions_told AFTER INSERT OR UPDATE OR DELETE ON user_permissions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_rights();
