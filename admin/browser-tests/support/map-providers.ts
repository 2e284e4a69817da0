import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';

export interface FoundPlace {
  display_name: string;
  lat: string;
  lon: string;
}

/** Fake servers for everything that maps request from others: a geocoder, tiles, and Google Maps. */
export interface MapProviders {
  /** The server's variables with the addresses of the fakes. */
  environment: Record<string, string>;
  /** The received requests, as path and search. */
  asked: string[];
  /** The places that the geocoder and Google's place search find, by a part of the address. */
  places: Record<string, FoundPlace[]>;
  /** While true, Google's script and the geocoder fail. */
  isBroken: boolean;
  /** Serves Google's script from here, whose address is fixed. */
  serveGoogle: (page: Page) => Promise<void>;
  stop: () => void;
}

export async function mapProviders(): Promise<MapProviders> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    asked.push(`${url.pathname}${url.search}`);
    if (url.pathname.startsWith('/tiles/')) return send(response, 'image/svg+xml', tile);
    if (providers.isBroken) return void response.writeHead(500).end();
    if (url.pathname === '/google.js') {
      return send(
        response,
        'text/javascript',
        googleScript(providers.places, url.searchParams.get('callback')),
      );
    }
    send(response, 'application/json', JSON.stringify(foundFor(url.searchParams.get('q') ?? '')));
  });
  const foundFor = (address: string) =>
    Object.entries(providers.places).find(([part]) =>
      address.toLowerCase().includes(part.toLowerCase()),
    )?.[1] ?? [];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const providers: MapProviders = {
    environment: {
      GEOCODER_URL: origin,
      MAP_TILES_URL: `${origin}/tiles/{z}/{x}/{y}.svg`,
      MAP_TILES_ATTRIBUTION: '© Stand-in',
    },
    asked,
    places: {},
    isBroken: false,
    serveGoogle: async (page) => {
      await page.route('https://maps.googleapis.com/**', async (route) => {
        const { search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: `${origin}/google.js${search}` }) });
      });
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return providers;
}

const send = (response: ServerResponse, type: string, body: string) =>
  void response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#e8efe9" stroke="#b9c9be"/></svg>';

/** As much of Google Maps as the editor uses, behaving as documented. */
const googleScript = (places: MapProviders['places'], callback: string | null) => `
(() => {
  const places = ${JSON.stringify(places)};
  const latLng = (point) => ({ lat: () => point.lat, lng: () => point.lng });
  class Events {
    listeners = {};
    addListener(name, listener) {
      (this.listeners[name] ??= []).push(listener);
      return { remove: () => { this.listeners[name] = this.listeners[name].filter((other) => other !== listener); } };
    }
    notify(name, event) { for (const listener of this.listeners[name] ?? []) listener(event); }
  }
  class Map extends Events {
    constructor(holder, options) {
      super();
      this.options = options;
      this.holder = holder;
      holder.textContent = 'Google stand-in';
      holder.dataset.zoom = options.zoom;
      const closer = document.createElement('button');
      closer.textContent = 'Closer';
      closer.onclick = () => this.setZoom(Math.min(options.maxZoom, this.getZoom() + 1));
      holder.append(closer);
    }
    getZoom() { return Number(this.holder.dataset.zoom); }
    setZoom(zoom) { this.holder.dataset.zoom = zoom; this.notify('zoom_changed'); }
    setCenter() {}
    getBounds() { return { contains: () => true }; }
  }
  class AdvancedMarkerElement extends Events {
    constructor({ map, position, content, gmpDraggable }) {
      super();
      this.content = content;
      map.holder.append(content);
      this.position = position;
      if (gmpDraggable) content.addEventListener('dblclick', () =>
        this.notify('dragend', { latLng: latLng({ lat: 51.1234567, lng: 17.7654321 }) }));
    }
    set position(point) { this.content.dataset.position = point.lat + ' ' + point.lng; }
  }
  class Place {
    static async searchByText({ textQuery, fields, maxResultCount }) {
      if (!fields.includes('location')) throw new Error('location was not asked for');
      const found = Object.entries(places).find(([part]) => textQuery.includes(part))?.[1] ?? [];
      return { places: found.slice(0, maxResultCount).map(({ display_name, lat, lon }) => ({
        displayName: display_name, formattedAddress: display_name, location: latLng({ lat: Number(lat), lng: Number(lon) }),
      })) };
    }
  }
  const libraries = { maps: { Map }, marker: { AdvancedMarkerElement }, places: { Place } };
  google.maps.importLibrary = async (name) => libraries[name];
  ${callback}();
})();`;
