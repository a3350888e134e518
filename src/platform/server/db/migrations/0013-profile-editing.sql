alter table profiles
  -- Of the uploaded picture behind avatar_url, in the file storage; null where that is none of ours to remove.
  add column avatar_key text,
  add constraint profiles_full_name_length check (length(full_name) between 1 and 60),
  add constraint profiles_bio_length check (length(bio) between 1 and 500);
