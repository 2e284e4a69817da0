import { Box, Button, Text } from '@mantine/core';
import type { Language } from '@share/contract/shared/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useLanguage } from '../../platform/language.tsx';
import classes from './map-canvas.module.css';
import { goesOnWithoutGoogle, type MapSettings, mapSettingsQuery } from './maps.queries.ts';
import { mapsTexts } from './maps.texts.ts';
import { type Place, steppedBy } from './places.ts';
import type { OpenMap, ShownMap } from './shown-map.ts';

interface MapCanvasProps {
  /** The text for screen readers. */
  label: string;
  place: Place;
  zoom: number;
  /** That of the texts of the map; by default that of the screen. */
  language?: Language;
  /** Called when the marker was moved; without it, the marker cannot be moved. */
  onPlace?: (place: Place) => void;
  onZoom?: (zoom: number) => void;
}

/** The code of a map provider is loaded when the first map is shown. */
async function providerOf(settings: MapSettings): Promise<OpenMap> {
  if (settings.googleMapsId === null) return (await import('./leaflet-map.ts')).leafletMap(settings);
  return (await import('./google-map.ts')).googleMap(settings);
}

/**
 * A map with a marker that is moved by dragging or with the arrow keys; shows the states "loading" and "failed"
 * (ELM-38 to ELM-40).
 */
export function MapCanvas({ label, place, zoom, onPlace, onZoom, ...props }: MapCanvasProps) {
  const ofScreen = useLanguage().language;
  const language = props.language ?? ofScreen;
  const t = mapsTexts[language];
  const common = commonTexts[language];
  const settings = useQuery(mapSettingsQuery);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownMap | null>(null);
  const isMovable = onPlace !== undefined;

  const present = useEffectEvent(() => ({ place, zoom }));
  const placed = useEffectEvent((next: Place) => onPlace?.(next));
  const zoomed = useEffectEvent((next: number) => next !== zoom && onZoom?.(next));
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const next = steppedBy(place, event, zoom);
    if (!next) return;
    // Without this, the map itself would move as well.
    event.preventDefault();
    event.stopPropagation();
    onPlace?.(next);
  });
  const nameOfPin = useEffectEvent(() => (isMovable ? t.movablePin(label) : t.pin(label)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the map again.
  useEffect(() => {
    if (!settings.data || !holder.current) return;
    const element = document.createElement('div');
    element.className = classes.map ?? '';
    holder.current.append(element);
    const pin = newPin(nameOfPin(), isMovable);
    if (isMovable) pin.addEventListener('keydown', (event) => pressed(event));
    let isGone = false;
    const options = {
      language,
      pin,
      isMovable,
      onPlace: (next: Place) => placed(next),
      onZoom: (next: number) => void zoomed(next),
      onFailed: () => setState('failed'),
    };
    const open = async (opened: Promise<OpenMap>) => {
      const map = await (await opened)(element, present(), options);
      if (isGone) return map.close();
      shown.current = map;
      map.show(present());
      setState('shown');
    };
    setState('loading');
    open(providerOf(settings.data)).catch(async () => {
      if (!(await goesOnWithoutGoogle()) && !isGone) setState('failed');
    });
    return () => {
      isGone = true;
      shown.current?.close();
      shown.current = null;
      element.remove();
    };
  }, [settings.data, attempt, isMovable, language]);

  useEffect(() => {
    shown.current?.show({ place, zoom });
  }, [place, zoom]);

  const hasFailed = settings.isError || state === 'failed';
  const retry = () => {
    if (settings.isError) void settings.refetch();
    setAttempt(attempt + 1);
  };
  return (
    <Box className={classes.canvas} role="group" aria-label={label}>
      <div ref={holder} className={classes.map} inert={hasFailed} />
      {hasFailed && (
        <div className={classes.state} role="alert">
          <Text fw={700}>{t.error}</Text>
          <Button variant="default" size="xs" onClick={retry}>
            {common.retry}
          </Button>
        </div>
      )}
      {!hasFailed && state === 'loading' && (
        <div className={classes.state} role="status">
          <Text>{t.loading}</Text>
        </div>
      )}
    </Box>
  );
}

/** The marker of a place, the same on every provider's map. It is focusable if it can be moved. */
function newPin(label: string, isMovable: boolean): HTMLElement {
  const pin = document.createElement('div');
  pin.className = classes.pin ?? '';
  pin.setAttribute('role', isMovable ? 'button' : 'img');
  pin.setAttribute('aria-label', label);
  if (isMovable) pin.tabIndex = 0;
  pin.innerHTML =
    '<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true"><path d="M16 39C16 39 30 25 30 15.5 30 7.5 23.7 1.5 16 1.5S2 7.5 2 15.5C2 25 16 39 16 39Z" /><circle cx="16" cy="15.5" r="5.5" /></svg>';
  return pin;
}
