-- What the reader of texts (item-language) finds in a listing, written in the transaction that posts or edits it.
create table listing_readings (
  listing_id uuid primary key references listings on delete cascade,
  -- Of the reader that wrote the row; 0 for none since the texts were written. A job reads those below the newest.
  reader_version integer not null default 0,
  -- The name of the kind its title is about, of what that is an accessory or a part of, and of what comes with it.
  kind text,
  part_of text,
  comes_with text[] not null default '{}',
  is_accessory boolean not null default false,
  -- It looks for an item.
  is_wanted boolean not null default false,
  brand text,
  model text,
  -- Stems of its words (reading/listing-words.ts): of the title in order, with a letter for what each is worth by what
  -- stands before it; of the tags; of all texts.
  title_words text not null default '',
  title_standing text not null default '',
  tag_words text not null default '',
  text_words text not null default '',
  -- What sets its price: year, size, storage, model and faults.
  price_traits jsonb not null default '{}',
  -- Facts, each with its sentence, and what is said of defects and condition.
  facts jsonb not null default '{}'
);
insert into listing_readings (listing_id) select id from listings;
create index listing_readings_outdated on listing_readings (reader_version, listing_id);

-- A listing that comes without a reading gets an empty one for the job to fill, so none is forgotten.
create function expect_readings() returns trigger language plpgsql set search_path from current as $$
begin
  insert into listing_readings (listing_id) select id from added on conflict do nothing;
  return null;
end $$;
create trigger listings_expect_readings after insert on listings
  referencing new table as added for each statement execute function expect_readings();

-- A changed text takes its reading out of use until it is read again, which editing does in the same transaction.
create function outdate_reading() returns trigger language plpgsql set search_path from current as $$
begin
  update listing_readings set reader_version = 0 where listing_id = new.id;
  return null;
end $$;
create trigger listings_outdate_reading after update of title, description, tags, category on listings
  for each row
  when ((old.title, old.description, old.tags, old.category)
    is distinct from (new.title, new.description, new.tags, new.category))
  execute function outdate_reading();

-- Of the reader that indexed a want: a job indexes older ones again.
alter table wants add column reader_version integer not null default 0;
create index wants_outdated on wants (reader_version, id);
