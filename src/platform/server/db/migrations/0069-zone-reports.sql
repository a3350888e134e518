-- Zones, and posts in them, are reported like listings.
alter table reports drop constraint reports_kind_check;
alter table reports add constraint reports_kind_check
  check (kind in ('listing', 'profile', 'conversation', 'review', 'zone', 'zone-post'));
