-- Web push beside SMS and e-mail (D54): promotions, and points and coupons that end soon.
alter table notification_setting
  add column push_promo boolean not null default true,
  add column push_expired boolean not null default true;
