import { testPlaceholders } from '@poku/testing';
import { remote } from '../remote.config';

testPlaceholders(remote, (file) => import(`./pages/${file}`), {
  'help-centre': {
    says: ['Ada yang bisa kami bantu?', 'Pilih topik untuk melihat jawaban'],
    presses: ['Cek Riwayat', 'Laporkan', 'Kirim Laporan'],
  },
  'send-report': {
    says: ['Ceritakan kendala kamu', 'Jangan tulis password', 'dalam waktu 2x24 jam'],
    presses: ['Isi laporan', 'Kirim'],
  },
  feedback: { says: ['Beri bintang untuk tiap pertanyaan.'] },
  'about-app': {
    says: ['Satu tempat untuk semua poin kamu.'],
    presses: ['Tentang Poku', 'Pusat Bantuan', 'Beri Penilaian', 'Syarat dan Ketentuan', 'Kebijakan Privasi'],
  },
  'about-brand': { says: [] },
  terms: { says: [] },
  'privacy-policy': { says: [] },
  topic: { says: ['Topik lain'] },
});
