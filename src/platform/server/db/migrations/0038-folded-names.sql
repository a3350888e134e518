-- A name as people search is told it: lower case, without accents, and letters that only look like one without
-- ("ø", "ł", "ß") as most people type them.
create function fold_name(name text) returns text
  language sql immutable parallel safe strict return
    replace(replace(replace(replace(
      translate(regexp_replace(normalize(lower(name), nfd), U&'[\0300-\036F]', '', 'g'), 'øłđðħı', 'olddhi'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');

drop index profiles_username_search;
drop index profiles_full_name_search;
create index profiles_username_search on profiles using gin (fold_name(username) gin_trgm_ops);
create index profiles_full_name_search on profiles using gin (fold_name(full_name) gin_trgm_ops);
