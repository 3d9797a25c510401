import { loadCatalogue } from '@poku/embed';
import { PokuCatalogue } from '@poku/embed/react';
import { StrictMode, useState, version } from 'react';
import { createRoot } from 'react-dom/client';

/** A partner's own application on React, with the components of the package. */
function App() {
  const [isOpen, setOpen] = useState(true);
  const [isFood, setFood] = useState(false);
  const [isRound, setRound] = useState(true);
  const [bought, setBought] = useState('belum ada');
  const appearance = isRound ? { radius: 24 } : undefined;
  return (
    <>
      <h1>React {version}</h1>
      <p>Dibeli: {bought}</p>
      <button onClick={() => setFood(!isFood)}>Kuliner atau semua</button>
      <button onClick={() => setRound(!isRound)}>Bulat atau biasa</button>
      <button onClick={() => setOpen(!isOpen)}>Buka atau tutup</button>
      {isOpen && (
        <PokuCatalogue
          partner="nusapoin"
          category={isFood ? '1' : undefined}
          limit={6}
          appearance={appearance}
          onBuy={(event) => {
            event.preventDefault();
            setBought(`${event.detail.quantity} × ${event.detail.name}`);
          }}
        />
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
void loadCatalogue({ site: document.currentScript?.dataset.site ?? '' });
