import { useState } from 'react';
import { MemberCard } from '@poku/kit/member-card';
import {
  Badge,
  Caption,
  Card,
  color,
  CouponCard,
  Disclosure,
  Grid,
  List,
  ListItem,
  Picture,
  Section as PageSection,
  ShareBar,
  Stack,
} from '@poku/kit';
import { Sample, Section } from './section';

export function ContentSection() {
  const [isSet, setIsSet] = useState(true);
  const favourite = { isSet, onChange: setIsSet };
  return (
    <Section title="Isi halaman">
      <Sample title="Kartu anggota">
        <Grid $columns={1} $wideColumns={3}>
          <MemberCard tier="Silver" name="Budi Santoso" points={50000} to="/poinku" />
          <MemberCard
            tier="Gold"
            name="Siti Rahma"
            points={35000}
            to="/poinku"
            note="5.000 poin hangus 31 Des 2026"
          />
          <MemberCard tier="Platinum" name="Agus Wijaya" points={1250000} to="/poinku" />
        </Grid>
      </Sample>
      <Sample title="Kupon">
        <Grid $columns={2} $wideColumns={4}>
          <CouponCard
            to="/voucher?id=1001"
            image="/media/coupons/kopi-serambi-es-kopi-susu-gula-aren.svg"
            brand="Kopi Serambi"
            name="Es Kopi Susu Gula Aren"
            pricePoints={1800}
            faceValueRupiah={22000}
            favourite={favourite}
          />
          <CouponCard
            to="/voucher?id=1010"
            image="/media/coupons/bioskop-cakrawala-paket-nonton-berdua.svg"
            brand="Bioskop Cakrawala"
            name="Paket Nonton Berdua dengan Berondong Jagung Besar dan Dua Minuman"
            pricePoints={9500}
            faceValueRupiah={115000}
            favourite={{ isSet: false, onChange: setIsSet }}
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
      </Sample>
      <Sample title="Bagian dari keseluruhan">
        <ShareBar
          shares={[
            { id: 'poku', value: 15_000, color: color('points') },
            { id: 'partner', value: 20_000, color: color('primary') },
          ]}
          whole={42_000}
        />
      </Sample>
      <Sample title="Daftar">
        <List>
          <ListItem
            icon="profile"
            title="Pengaturan Profil"
            note="Nama, email, tanggal lahir"
            to="/change-profil"
          />
          <ListItem
            lead={<Picture src="/media/partners/nusapoin.svg" alt="" ratio="1:1" width={40} />}
            title="NusaPoin"
            note="20.000 poin"
            end={<Badge $tone="success">Terhubung</Badge>}
          />
          <ListItem icon="logout" title="Keluar" onClick={() => setIsSet(!isSet)} />
        </List>
      </Sample>
      <Sample title="Bagian halaman">
        <PageSection title="Kupon Ku" more={{ to: '/raih', label: 'Lihat Semua' }}>
          <Caption>Kupon yang kamu tukar akan tampil di sini.</Caption>
        </PageSection>
      </Sample>
      <Sample title="Bagian terlipat">
        <Stack $gap={2}>
          <Disclosure title="Cara Penukaran">Tunjukkan kode kupon kepada kasir.</Disclosure>
          <Disclosure title="Syarat dan Ketentuan">Satu kupon untuk satu transaksi.</Disclosure>
        </Stack>
      </Sample>
      <Sample title="Label, kartu, gambar">
        <Stack $direction="row" $gap={2}>
          <Badge>Hangus</Badge>
          <Badge $tone="info">Diproses</Badge>
          <Badge $tone="success">Baru</Badge>
          <Badge $tone="warning">Segera habis</Badge>
          <Badge $tone="error">Gagal</Badge>
          <Badge $tone="points">+500 poin</Badge>
        </Stack>
        <Grid $columns={1} $wideColumns={2}>
          <Card>Kartu putih dengan satu bayangan.</Card>
          <Picture src="/media/promotions/ngopi-hemat.svg" alt="Ngopi Hemat Akhir Bulan" round="12px" />
        </Grid>
      </Sample>
    </Section>
  );
}
