-- Each text that investors accepted is searched for files once, however many of them accepted it.
CREATE INDEX user_agreements_content ON user_agreements (content_sha256);
