-- Models that turn texts into vectors are called too.
alter table ai_calls drop constraint ai_calls_kind_check;
alter table ai_calls add constraint ai_calls_kind_check check (kind in ('text', 'vision', 'speech', 'embedding'));
