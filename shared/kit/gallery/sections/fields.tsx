import { useState } from 'react';
import { passwordChecklist } from '@poku/domain/password';
import { Grid } from '@poku/kit';
import {
  Checkbox,
  OtpField,
  PasswordChecklist,
  PasswordField,
  PhoneField,
  RadioGroup,
  SelectField,
  StarRating,
  Switch,
  TextField,
} from '@poku/kit/fields';
import { Section } from './section';

export function FieldSection() {
  const [name, setName] = useState('');
  const [report, setReport] = useState('');
  const [phone, setPhone] = useState('81200000002');
  const [password, setPassword] = useState('rahasia1');
  const [otp, setOtp] = useState('012');
  const [partnerOtp, setPartnerOtp] = useState('');
  const [month, setMonth] = useState('2026-11');
  const [agreed, setAgreed] = useState(true);
  const [gender, setGender] = useState<'male' | 'female' | null>('female');
  const [stars, setStars] = useState<number | null>(4);
  const met = passwordChecklist(password);
  return (
    <Section title="Isian">
      <Grid $columns={1} $wideColumns={2} $gap={6}>
        <TextField
          label="Nama"
          hint="Sesuai kartu identitas"
          placeholder="Nama lengkap"
          value={name}
          onChange={setName}
        />
        <TextField
          label="Email"
          type="email"
          error="Masukkan email yang valid"
          value="siti@contoh"
          onChange={setName}
        />
        <TextField label="Nomor anggota" disabled value="A-2041" onChange={setName} />
        <PhoneField label="Nomor HP" value={phone} onChange={setPhone} />
        <PhoneField label="Nomor HP lain" error="Mohon isi nomor HP" value="" onChange={setPhone} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          extra={
            <PasswordChecklist
              rules={[
                { label: 'Memiliki Huruf & Angka', isMet: met.hasLettersAndDigits },
                { label: 'Memiliki Huruf Kapital', isMet: met.hasCapital },
                { label: 'Minimal 8 Karakter', isMet: met.isLongEnough },
              ]}
            />
          }
        />
        <SelectField
          label="Bulan"
          options={[
            { value: '2026-11', label: 'November 2026 (sampai hari ini)' },
            { value: '2026-10', label: 'Oktober 2026' },
          ]}
          value={month}
          onChange={setMonth}
        />
        <OtpField
          label="Kode OTP"
          hint="Kami kirim lewat SMS ke 0812*****002"
          value={otp}
          onChange={setOtp}
        />
        <OtpField
          label="Kode OTP partner"
          length={4}
          error="Masukkan 4 angka kode OTP"
          value={partnerOtp}
          onChange={setPartnerOtp}
        />
        <TextField label="Laporan" rows={4} value={report} onChange={setReport} />
        <StarRating label="Seberapa puas kamu?" value={stars} onChange={setStars} />
        <div>
          <RadioGroup
            label="Jenis kelamin"
            value={gender}
            onChange={setGender}
            options={[
              { value: 'male', label: 'Laki-laki' },
              { value: 'female', label: 'Perempuan' },
            ]}
          />
          <Checkbox label="Saya setuju dengan Syarat dan Ketentuan" checked={agreed} onChange={setAgreed} />
          <Checkbox
            label="Saya setuju data saya dibagikan kepada partner"
            error="Centang untuk melanjutkan"
            checked={false}
            onChange={setAgreed}
          />
          <Switch label="Promo" note="Diskon dan kupon baru" checked={agreed} onChange={setAgreed} />
          <Switch
            label="Promo lewat email"
            note="Verifikasi email kamu dulu"
            checked={false}
            disabled
            onChange={setAgreed}
          />
        </div>
      </Grid>
    </Section>
  );
}
