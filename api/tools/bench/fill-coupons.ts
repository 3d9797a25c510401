/** How many coupons and brands the benchmark has. */
export const FILL = { coupons: 100_000, brands: 500, promotions: 40, prices: 200 };

const goods = [
  'Es Kopi Susu Gula Aren,Nasi Rames Komplit,Mie Tarik Ayam Jamur,Satu Lusin Roti Manis,Boba Brown Sugar,Sate Madura',
  'Voucher Belanja,Paket Sembako,Potongan Vitamin,Galon 19 Liter,Sabun Cuci,Beras Pandan Wangi,Minyak Goreng',
  'Kemeja Batik Cap,Kaus Seri Kota,Sepatu Lari,Hijab Segi Empat Voal,Tas Selempang Kanvas,Jaket Denim',
  'Potongan Ponsel,Gratis Ongkir,Potongan Aksesori,Voucher Buku,Earphone Nirkabel,Charger Cepat',
  'Token Listrik,Tagihan Air,Permata Game,Internet Rumah,Paket Data,Pulsa Reguler',
  'Tiket Nonton,Langganan Musik,Tiket Konser,Taman Bermain,Karaoke Keluarga,Langganan Film',
  'Potongan Perjalanan,Tiket Kereta,Tiket Bus,Parkir,Servis Berkala Motor,Cuci Mobil',
  'Menginap Satu Malam,Pijat Tradisional,Keanggotaan Gym,Emas 0,5 Gram,Kursus Bahasa Inggris,Makan Malam Berdua',
];
const kinds =
  'Hemat,Komplit,Spesial,Keluarga,Berdua,Akhir Pekan,Hari Kerja,Ukuran Besar,Premium,Edisi Ramadan,30 Hari,Gratis 1';
const places =
  'Jakarta,Bandung,Surabaya,Medan,Yogyakarta,Makassar,Denpasar,Semarang,Malang,Solo,Padang,Manado';
const brandFirst =
  'Kopi,Warung,Toko,Roti,Batik,Pasar,Kedai,Lapak,Griya,Sinar,Rumah,Dapur,Mitra,Bengkel,Klinik,Apotek,Kereta,Bioskop,Hotel,Taman,Kios,Raja,Sari,Zamrud,Xenia';
const brandSecond =
  'Serambi,Senja,Laras,Melati,Nusantara,Rukun,Cahaya,Merdeka,Pelangi,Kenanga,Cempaka,Rimba,Anjani,Segar,Lestari,Mulia,Abadi,Jaya,Makmur,Quds';

/** The word at a position of a list, counted from any number. */
const word = (list: string, at: string): string => {
  const words = `string_to_array('${list}', ',')`;
  return `(${words})[1 + (${at}) % cardinality(${words})]`;
};

const goodsOf = (category: string, at: string): string =>
  `case ${category} ${goods.map((list, index) => `when ${index + 1} then ${word(list, at)}`).join(' ')} end`;

/** Number of a coupon, scrambled in a way that is the same on every server: 0 to 2^31 - 1. */
const dice = (salt: string): string =>
  `(('x' || substr(md5(n || '${salt}'), 1, 8))::bit(32)::bigint % 2147483648)`;

const html = `'<p>' || repeat('Berlaku di semua gerai pada jam buka, tidak dapat diuangkan. ', 8) || '</p>'`;

/**
 * Statements that fill a migrated database, beside the fixtures: 100,000 coupons over eight categories, brands whose size
 * falls like 1/rank, two in three of them on sale (the others ended, withdrawn or out of stock), promotions of 5 to 200
 * coupons. The same rows on every run, apart from the dates.
 */
export const fillStatements: readonly string[] = [
  `insert into category (id, slug, name, image, position)
    select n::text, 'c' || n, 'Kategori ' || n, '', n from generate_series(1, 8) n
    on conflict do nothing`,
  `insert into brand (id, name)
    select 'b' || n, ${word(brandFirst, 'n')} || ' ' || ${word(brandSecond, 'n / 25')}
    from generate_series(0, ${FILL.brands - 1}) n`,
  `insert into voucher (id, slug, kind, redemption_id, reward_item_id, category_id, brand_id, name, product_name,
      price_points, face_value_rupiah, description_html, terms_html, pickup_html, redeem_html, image, stock,
      sale_ends_at, use_ends_at, withdrawn, popularity)
    select id, 'coupon-' || id, 'regular', 'R' || id, 'I' || id, category::text, 'b' || brand, name, name, price,
      price * 11, ${html}, ${html}, ${html}, ${html}, '/media/coupons/coupon.svg',
      case when ${dice('stock')} % 10 = 0 then 0 else 1 + (${dice('stock')} % 500)::int end,
      now() + case when ${dice('end')} % 5 = 0 then -1 else 1 end * (1 + ${dice('end')} % 90) * interval '1 day',
      now() + interval '180 days', ${dice('withdrawn')} % 20 = 0, (${dice('popular')} % 5000)::int
    from (
      select n, (100000 + n)::text as id, category, brand,
        ${goodsOf('category', `(${dice('goods')})::int`)} || ' ' || ${word(kinds, `(${dice('kind')})::int`)} || ' '
          || ${word(places, `(${dice('place')})::int`)} || ' ' || (n % 997) as name,
        500 * (1 + (${dice('price')} % ${FILL.prices}))::int as price
      from (
        select n, 1 + floor(8 * power(${dice('category')} / 2147483648.0, 1.3))::int as category,
          least(${FILL.brands - 1}, floor(exp(ln(${FILL.brands}) * ${dice('brand')} / 2147483648.0)) - 1)::int as brand
        from generate_series(1, ${FILL.coupons}) n) as chosen) as coupon`,
  `insert into promotion (id, name, link, image, position)
    select 'P' || n, 'Promo ' || n, '', '/media/promotions/p.svg', n from generate_series(1, ${FILL.promotions}) n`,
  `insert into promotion_voucher (promotion_id, voucher_id, position)
    select 'P' || p, (100001 + (p * 7919 + n * 104729) % ${FILL.coupons})::text, n
    from generate_series(1, ${FILL.promotions}) p, generate_series(1, p * 5) n`,
  'vacuum analyze',
];
