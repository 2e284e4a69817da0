-- Banks sell numbers that lead to one account and say who pays: those of a series begin with its prefix and end with the order.
ALTER TABLE series ADD COLUMN virtual_prefix text NOT NULL DEFAULT ''
  CHECK (virtual_prefix ~ '^([0-9]{10,14})?$');
ALTER TABLE orders ADD COLUMN virtual_account text CHECK (virtual_account ~ '^[0-9]{26}$');
CREATE UNIQUE INDEX orders_virtual_account ON orders (virtual_account) WHERE virtual_account IS NOT NULL;

-- An investor who was given an account may pay to it for ever.
CREATE TRIGGER orders_keep_their_account BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (NEW.virtual_account IS DISTINCT FROM OLD.virtual_account) EXECUTE FUNCTION refuse_change();
