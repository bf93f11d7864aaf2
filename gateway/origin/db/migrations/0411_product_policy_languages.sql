-- Return policies of products in the languages other than French, by language. The column return_policy is French.
alter table products add column return_policies jsonb not null default '{}';
create trigger products_touched_policies before update of return_policies on products for each row
  when (old.return_policies is distinct from new.return_policies) execute function touch_product();
