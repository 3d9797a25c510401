import { CatalogueLoadError, loadCatalogue } from '@poku/embed';
import { PokuCatalogue } from '@poku/embed/vue';
import { createApp, defineComponent, h, ref, version } from 'vue';

const problem = ref('');

/** A partner's own application on Vue, with the component of the package. */
const App = defineComponent(() => {
  const isOpen = ref(true);
  const isFood = ref(false);
  const isRound = ref(true);
  const bought = ref('belum ada');
  const button = (text: string, is: typeof isOpen) =>
    h('button', { onClick: () => (is.value = !is.value) }, text);
  return () => [
    h('h1', `Vue ${version}`),
    problem.value !== '' && h('p', `Tidak bisa dimuat: ${problem.value}`),
    h('p', `Dibeli: ${bought.value}`),
    button('Kuliner atau semua', isFood),
    button('Bulat atau biasa', isRound),
    button('Buka atau tutup', isOpen),
    isOpen.value &&
      h(PokuCatalogue, {
        partner: 'nusapoin',
        category: isFood.value ? '1' : undefined,
        limit: 6,
        appearance: isRound.value ? { radius: 24 } : undefined,
        onBuy: (event) => {
          event.preventDefault();
          bought.value = `${event.detail.quantity} × ${event.detail.name}`;
        },
      }),
  ];
});

createApp(App).mount('#root');
loadCatalogue({ site: document.currentScript?.dataset.site ?? '' }).catch((error: unknown) => {
  if (error instanceof CatalogueLoadError) problem.value = error.reason;
});
