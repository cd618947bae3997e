-- The audit as a list: the newest rows of all accounts, and those of one person. New months get both with their partition.
create index audit_at on audit (at desc, id desc);
create index audit_user on audit (user_id, at desc);
