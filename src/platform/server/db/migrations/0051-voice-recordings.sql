-- Recordings that are being written down, or were within a day. A row is claimed together with the credit and ends with
-- it when writing fails, so the same recording costs one credit, however often it is sent. No audio is stored.
create table voice_recordings (
  profile_id uuid not null references profiles on delete cascade,
  -- Chosen by the client.
  recording_id uuid not null,
  -- Names the credit: a recording that failed and is sent again takes another one.
  attempt_id uuid not null unique default gen_random_uuid(),
  -- Null while it is being written down.
  transcript text,
  confidence real check (confidence between 0 and 1),
  started_at timestamptz not null default now(),
  primary key (profile_id, recording_id)
);
create index voice_recordings_started_at on voice_recordings (started_at);
