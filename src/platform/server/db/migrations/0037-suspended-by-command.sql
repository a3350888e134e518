-- Suspended by the server command, which has no case and no decision. Lasts until the command reinstates the account,
-- whatever cases decide meanwhile.
alter table users add column suspended_by_command boolean not null default false;

-- The command writes its entry of the audit log in the same transaction as suspended_at.
update users set suspended_by_command = true, suspended_until = null
where exists (
  select from audit_log
  where person_id = users.id and action = 'account.suspend' and at = users.suspended_at);
