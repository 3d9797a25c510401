import { createElement, useEffect, useRef, useState, version } from 'react';
import { createRoot } from 'react-dom/client';

/** A partner's own application, on its own, older React. */
function App() {
  const catalogue = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState('belum ada');
  const [isOpen, setOpen] = useState(true);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    const { current } = catalogue;
    const handleSelected = (event: Event) => {
      if (event instanceof CustomEvent) setChosen((event.detail as { readonly name: string }).name);
    };
    current?.addEventListener('poku:coupon-selected', handleSelected);
    return () => current?.removeEventListener('poku:coupon-selected', handleSelected);
  }, [isOpen]);
  return (
    <>
      <h1>React {version}</h1>
      <p>Kupon: {chosen}</p>
      <button onClick={() => setPresses(presses + 1)}>Ditekan {presses}</button>
      <button onClick={() => setOpen(!isOpen)}>Buka atau tutup</button>
      {isOpen && createElement('poku-catalogue', { partner: 'nusapoin', ref: catalogue })}
    </>
  );
}

const script = document.createElement('script');
script.src = `${document.currentScript?.dataset.site ?? ''}/embed/v1/loader.js`;
document.head.append(script);
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
