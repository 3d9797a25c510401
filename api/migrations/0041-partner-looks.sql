-- How the origin of a partner looks (D3): colours as `#RRGGBB` and the name of a pattern, checked for contrast before they are stored.
-- A partner without a row has no origin of its own.
create table partner_look (
  partner_id text primary key references partner (id),
  pattern text not null,
  light jsonb not null,
  dark jsonb not null
);

-- The partners whose look stood in the pages until now.
insert into partner_look (partner_id, pattern, light, dark)
select p.id, look.pattern, look.light::jsonb, look.dark::jsonb
from partner p join (values
  ('nusapoin', 'stripes', '{"primary": "#1B3A7A", "primaryPressed": "#122856", "primarySoft": "#E6ECF8", "header": "#16306A", "headerLine": "#16306A"}', '{"primary": "#9DB9F5", "primaryPressed": "#C0D2FA", "primarySoft": "#1B294A", "onPrimary": "#0B1733", "header": "#14264F", "headerLine": "#14264F"}'),
  ('rumahnet', 'waves', '{"primary": "#A8122E", "primaryPressed": "#7D0C21", "primarySoft": "#FBE8EB", "header": "#A8122E", "headerLine": "#A8122E"}', '{"primary": "#F59AAA", "primaryPressed": "#FABAC5", "primarySoft": "#431722", "onPrimary": "#34060F", "header": "#5A1020", "headerLine": "#5A1020"}'),
  ('garuda', 'bands', '{"primary": "#2E3236", "primaryPressed": "#17191B", "primarySoft": "#ECEDEF", "header": "#25282C", "headerLine": "#D3202F"}', '{"primary": "#D3D7DB", "primaryPressed": "#EDEFF1", "primarySoft": "#2E353A", "onPrimary": "#16181A", "header": "#1C1F22", "headerLine": "#D3202F"}'),
  ('fitnusa', 'lines', '{"primary": "#14603A", "primaryPressed": "#0C4328", "primarySoft": "#E4F2EA", "header": "#14603A", "headerLine": "#14603A"}', '{"primary": "#7DD0A1", "primaryPressed": "#A2E0BD", "primarySoft": "#163725", "onPrimary": "#06210F", "header": "#0F4629", "headerLine": "#0F4629"}')
) as look (slug, pattern, light, dark) on look.slug = p.slug;
