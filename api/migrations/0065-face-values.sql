-- A search that ends in a number asks whether a coupon is worth that much.
create index voucher_face_value_idx on voucher (face_value_rupiah);
