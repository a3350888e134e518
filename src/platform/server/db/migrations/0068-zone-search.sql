-- What people search in zones, stored: folding it for each zone of a search costs more than reading them.
drop index zones_search;
alter table zones add column search_text text not null
  generated always as (fold_name(title || ' ' || description)) stored;
create index zones_search on zones using gin (search_text gin_trgm_ops) where status = 'active';
