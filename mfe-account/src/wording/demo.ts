/** The demo of `/test-form` ([A] §2). */
export const demoWording = {
  title: 'Demo Pendaftaran',
  steps: ['Nomor HP', 'Email', 'Password'],
  intro: 'Ini hanya demo. Tidak ada yang dikirim atau disimpan.',
  phoneTitle: 'Nomor HP kamu',
  emailTitle: 'Email kamu',
  passwordTitle: 'Buat password',
  back: 'Kembali',
  next: 'Lanjut',
  finish: 'Selesai',
  summaryTitle: 'Isian kamu',
  empty: 'Kosong',
  again: 'Ulangi demo',
} as const;
