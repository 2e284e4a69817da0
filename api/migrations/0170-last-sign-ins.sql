-- When somebody last signed in; sessions are deleted a month after their end.
ALTER TABLE users ADD COLUMN last_signed_in_at timestamptz;
UPDATE users u SET last_signed_in_at = s.last
  FROM (SELECT user_id, max(created_at) AS last FROM sessions GROUP BY user_id) s WHERE s.user_id = u.id;
