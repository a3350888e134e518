-- A cover for each listing: a row, no file. See people.sql.

-- Rated already: otherwise the server would rate all photos.
insert into photos (id, profile_id, listing_id, position, storage_key, width, height, alt, placeholder, nudity)
select bench.id_of('photo', n), bench.id_of('person', bench.pick(n, 4, :people)), bench.id_of('listing', n), 0,
  bench.pick(n, 4, :people) || '/' || n, 1200, 900, title, :placeholder, 0
from generate_series(1, :listings) as n join bench.texts on texts.number = bench.pick(n, 10, :texts)
