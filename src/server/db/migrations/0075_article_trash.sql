-- The trash of articles, the last deleted first: it was looked for in all articles, with their texts.
create index articles_trash on articles (deleted_at desc, id desc) where deleted_at is not null;
