-- The shop's text pages (about, delivery, terms ...), a row for each language. Their first texts come with the program.
create table text_pages (
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  language text not null check (language in ('fr', 'en', 'de', 'tn')),
  title text not null,
  summary text not null,
  -- Markdown: headings, paragraphs, lists, tables, links, bold.
  body text not null,
  -- Written by the shop's own people: a new version of the program leaves it alone.
  edited boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (slug, language)
);
