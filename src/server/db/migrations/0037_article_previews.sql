-- Links that show a saved article to whoever holds them, before its publication. Only the hash of the token is stored.
create table article_preview_links (
  id uuid primary key,
  article_id uuid not null references articles (id) on delete cascade,
  token_hash text not null unique,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index article_preview_links_of_article on article_preview_links (article_id, created_at);

-- The built-in engine is named by what it makes.
update articles set generated_by = 'Condensé de la source (moteur intégré, sans modèle de langage)'
  where generated_by = 'Moteur intégré (extraction, sans modèle de langage)';
update rephrasings set engine = 'Condensé de la source (moteur intégré, sans modèle de langage)'
  where engine = 'Moteur intégré (extraction, sans modèle de langage)';
update generation_runs set engine_name = 'Condensé de la source (moteur intégré, sans modèle de langage)'
  where engine_name = 'Moteur intégré (extraction, sans modèle de langage)';
