-- Calls to models: what they used and cost. Nothing about who made them, nor what was said.
create table ai_calls (
  id bigint generated always as identity primary key,
  called_at timestamptz(3) not null default now(),
  -- Such as 'listing-drafts.generate'.
  purpose text not null,
  model text not null,
  kind text not null check (kind in ('text', 'vision', 'speech')),
  -- 'answered', or why not.
  outcome text not null,
  input_tokens integer not null default 0 check (input_tokens >= 0),
  output_tokens integer not null default 0 check (output_tokens >= 0),
  audio_seconds real not null default 0 check (audio_seconds >= 0),
  seconds real not null check (seconds >= 0),
  -- Null where the price of the model is not set.
  cost_microdollars bigint check (cost_microdollars >= 0)
);
create index ai_calls_called_at on ai_calls (called_at);
