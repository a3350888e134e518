-- Using one link to a new password ends the others of the account, which are found by the account.
create index verifications_value on verifications (value);
