-- The home page tells what people wrote after a deal that went well; see find-stories.ts.
create index reviews_stories on reviews (created_at desc, id desc)
  where counted and rating = 5 and reviewer_id is not null and length(content) between 40 and 240;
