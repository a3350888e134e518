-- The copy of what was reported is forgotten 12 months after the case was decided.
alter table cases alter column snapshot drop not null;
