-- How many addresses sitemaps have, so that the index counts nothing; a job keeps the one row up to date.
create table sitemap_counts (
  one boolean primary key default true check (one),
  listings integer not null check (listings >= 0),
  sellers integer not null check (sellers >= 0)
);

insert into sitemap_counts (listings, sellers)
select count(*), count(distinct seller_id) from listings
where status = 'active' and deleted_at is null and not owner_leaves;
