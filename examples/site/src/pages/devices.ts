import {
  endDeviceOfSite,
  endOtherDevicesOfSite,
  listDevicesOfSite,
} from '@share/contract/areas/account/account.endpoints.ts';
import type { Device } from '@share/contract/areas/account/account.schemas.ts';
import { call } from '../api.ts';
import { ask } from '../dialogue.ts';
import { fact, h } from '../dom.ts';
import { currentLanguage, t } from '../language.ts';
import type { Page } from '../router.ts';

/** Where the investor is signed in, with a button for each other place and one for all of them. */
export async function devices(): Promise<Page> {
  const place = h('div', { 'aria-live': 'polite' });
  draw(place, await call(listDevicesOfSite));
  return { title: t().devices, content: [h('p', {}, t().devicesHint), place] };
}

function draw(place: HTMLElement, items: readonly Device[]): void {
  const endOthers = async () => {
    await ask({
      title: t().endOthersTitle,
      confirm: t().endOthers,
      onConfirm: async () => draw(place, await call(endOtherDevicesOfSite)),
    });
  };
  const hasOthers = items.some(({ isCurrent }) => !isCurrent);
  place.replaceChildren(
    h('ul', { class: 'devices' }, ...items.map((device) => deviceItem(place, device))),
    hasOthers ? h('button', { type: 'button', click: () => void endOthers() }, t().endOthers) : '',
  );
}

function deviceItem(place: HTMLElement, { id, isCurrent, signedInAt, lastSeenAt, ip, ...named }: Device) {
  const name = [named.browser, named.system].filter(Boolean).join(', ') || t().unknownDevice;
  const end = async () => {
    await ask({
      title: t().endDeviceTitle(name),
      confirm: t().endDevice,
      onConfirm: async () => draw(place, await call(endDeviceOfSite, { params: { id } })),
    });
  };
  const label = `${t().endDevice}: ${name}`;
  return h(
    'li',
    {},
    h('h2', {}, name),
    h(
      'dl',
      {},
      fact(t().signedInAt, instant(signedInAt)),
      fact(t().lastSeenAt, instant(lastSeenAt)),
      fact(t().networkAddress, ip),
    ),
    isCurrent
      ? h('p', {}, t().thisDevice)
      : h(
          'button',
          { type: 'button', class: 'quiet', 'aria-label': label, click: () => void end() },
          t().endDevice,
        ),
  );
}

const instant = (at: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
