import { APIProvider, useMapsLibrary } from "@vis.gl/react-google-maps";
import { useEffect, useEffectEvent } from "react";
import { createRoot } from "react-dom/client";

export type MapsLibraries = {
  places: google.maps.PlacesLibrary;
  geocoding: google.maps.GeocodingLibrary;
};

/** In-app browsers and filters may hold the script back without ever saying so. */
const LOAD_LIMIT_MS = 6_000;

/**
 * Loads the two libraries of Google Maps, once a page; null when they are not to be had. The loader is a React
 * component: it stands in a root of its own, because hooks, pages and dialogs that come and go all share it.
 */
export function loadMapsLibraries(apiKey: string): Promise<MapsLibraries | null> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(null);
    setTimeout(giveUp, LOAD_LIMIT_MS);
    createRoot(document.createElement("div"), { onUncaughtError: giveUp }).render(
      <APIProvider apiKey={apiKey} language="zh-TW" region="TW" solutionChannel="" onError={giveUp}>
        <Libraries onReady={resolve} />
      </APIProvider>,
    );
  });
}

function Libraries({ onReady }: { onReady: (libraries: MapsLibraries) => void }) {
  const places = useMapsLibrary("places");
  const geocoding = useMapsLibrary("geocoding");
  const tell = useEffectEvent(onReady);
  useEffect(() => {
    if (places && geocoding) tell({ places, geocoding });
  }, [places, geocoding]);
  return null;
}
