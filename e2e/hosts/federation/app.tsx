import { mount } from 'mfe-catalogue/Catalogue';
import { useEffect, useRef, version } from 'react';
import { createRoot } from 'react-dom/client';

/** A partner's own federation host: its React is a singleton of its share scope. */
function App() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const element = mount(place.current, { partner: 'nusapoin', appearance: { radius: 0 } });
    return () => element.remove();
  }, []);
  return (
    <>
      <h1>React {version}</h1>
      <div ref={place} />
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
