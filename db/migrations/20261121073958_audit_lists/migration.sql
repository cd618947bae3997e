-- The audit as a list: the newest rows of all accounts, those of one person, and those of a call. New months get them with their partition.
create index audit_at on audit (at desc, id desc);
create index audit_user on audit (user_id, at desc);
create index audit_call on audit (call, at desc);
