-- Searches of lists by a frequent part of an e-mail read numbers and e-mails of all users from here, in the order of the counts by user.
CREATE INDEX users_number_and_email ON users (id) INCLUDE (email);
