import { useEffect, useState } from 'react';
import { type PlacedWidget, placedWidgets } from './placed-widgets';

/** The widgets of the page, followed from frame to frame. */
export const usePlacedWidgets = (): readonly PlacedWidget[] => {
  const [widgets, setWidgets] = useState<readonly PlacedWidget[]>([]);
  useEffect(() => {
    let frame = 0;
    let shown = '';
    const look = (): void => {
      const present = placedWidgets();
      const text = JSON.stringify(present);
      if (text !== shown) setWidgets(present);
      shown = text;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, []);
  return widgets;
};
