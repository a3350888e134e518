-- The oldest migration that a process must know to run beside this one; null if every older release can. A process of an
-- older release reads it to notice that it must end (decision 0120).
alter table schema_migrations add column needs text;
