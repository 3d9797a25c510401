import { testPlaceholders } from '@poku/testing';
import { remote } from '../remote.config';

testPlaceholders(remote, (file) => import(`./pages/${file}`), {
  'partner-list': { says: ['Poin dari partner yang terhubung bisa kamu pakai untuk menukar kupon.'] },
  'ewallet-list': { says: ['Saldo e-wallet yang terhubung bisa kamu pakai untuk menukar kupon.'] },
  'add-partner': {
    says: ['Hubungkan akun kamu supaya semua poin dan saldo terlihat di satu tempat.'],
    presses: [expect.stringMatching(/^Partner/), expect.stringMatching(/^E-Wallet/)],
  },
  'partner-login': { says: [] },
  'partner-link': { says: [] },
  'ewallet-bind': { says: ['Data yang dibagikan'] },
  'ewallet-result': { says: [] },
});
