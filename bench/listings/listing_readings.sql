-- What the reader found in their texts. See people.sql.

insert into listing_readings (listing_id, reader_version, kind, part_of, comes_with, is_accessory, is_wanted, brand, model,
  title_words, title_standing, tag_words, text_words, price_traits, facts)
select bench.id_of('listing', n), :reader, kind, part_of, comes_with, is_accessory, is_wanted, brand, model,
  title_words, title_standing, tag_words, text_words || bench.ref_of(n) || ' ', price_traits, facts
from generate_series(1, :listings) as n join bench.texts on texts.number = bench.pick(n, 10, :texts)
