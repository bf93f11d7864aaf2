-- Sellers and coupons found by a part of their name or the beginning of their code.
create index sellers_name on sellers using gin (lower(name) gin_trgm_ops);
create index coupons_code_start on coupons (code text_pattern_ops);
