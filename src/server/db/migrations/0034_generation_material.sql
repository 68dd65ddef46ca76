-- What a generation may still use: every draft, imported or written here, but what a generation wrote itself.
drop index articles_for_generation;
create index articles_for_generation on articles (category_id, created_at desc)
  where status = 'draft' and not is_used_for_generation and deleted_at is null
    and machine_work is distinct from 'generated';
