import { useState } from 'react';
import { Stack } from '@poku/kit';
import { TextField } from '@poku/kit/fields';

export const title = 'Text field';

export function Example() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('siti@contoh');
  const [report, setReport] = useState('');
  return (
    <Stack $gap={6}>
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
        value={email}
        onChange={setEmail}
      />
      <TextField label="Nomor anggota" disabled value="A-2041" onChange={() => undefined} />
      <TextField label="Laporan" rows={4} value={report} onChange={setReport} />
    </Stack>
  );
}
