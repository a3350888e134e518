-- Operators add categories, so only the form of their addresses is checked. The code knows which ones there are.
alter table listings drop constraint listings_category_check;
alter table listings add constraint listings_category_check
  check (length(category) <= 40 and category ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
