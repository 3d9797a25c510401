import { useState } from 'react';
import { CouponCard, Grid } from '@poku/kit';

export const title = 'Coupon card';

export function Example() {
  const [isSet, setIsSet] = useState(true);
  return (
    <Grid $columns={2} $wideColumns={4}>
      <CouponCard
        to="/voucher?id=1001"
        image="/media/coupons/kopi-serambi-es-kopi-susu-gula-aren.svg"
        brand="Kopi Serambi"
        name="Es Kopi Susu Gula Aren"
        pricePoints={1800}
        faceValueRupiah={22000}
        favourite={{ isSet, onChange: setIsSet }}
      />
      <CouponCard
        to="/voucher?id=1010"
        image="/media/coupons/bioskop-cakrawala-paket-nonton-berdua.svg"
        brand="Bioskop Cakrawala"
        name="Paket Nonton Berdua dengan Berondong Jagung Besar dan Dua Minuman"
        pricePoints={9500}
        faceValueRupiah={115000}
      />
      <CouponCard
        to="/voucher?id=1020"
        image="/media/coupons/pasar-segar-voucher-belanja-rp50-000.svg"
        brand="Pasar Segar"
        name="Voucher Belanja Rp50.000"
        pricePoints={5000}
        faceValueRupiah={50000}
        isSoldOut
      />
      <CouponCard
        to="/voucher?id=1"
        image="/media/coupons/tidak-ada.svg"
        brand="Toko"
        name="Gambar gagal dimuat"
        pricePoints={500}
      />
    </Grid>
  );
}
