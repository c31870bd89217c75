import { APIProvider, useMapsLibrary } from "@vis.gl/react-google-maps";
import { useEffect, useEffectEvent } from "react";
import { createRoot } from "react-dom/client";

export type MapsLibraries = {
  places: google.maps.PlacesLibrary;
  geocoding: google.maps.GeocodingLibrary;
};

/**
 * Loading is given up after this time, because in-app browsers and content blockers may block the script without an
 * error event.
 */
const LOAD_LIMIT_MS = 6_000;

/**
 * Loads the two libraries of Google Maps that the shop needs, or returns null if they fail to load. Call it only once
 * in the lifetime of a document. `@vis.gl/react-google-maps` can load the libraries only in a React component. This
 * component has its own React root, because several pages and dialogs share the libraries and none of them may unmount
 * the component.
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
  const handleReady = useEffectEvent(onReady);
  useEffect(() => {
    if (places && geocoding) handleReady({ places, geocoding });
  }, [places, geocoding]);
  return null;
}
