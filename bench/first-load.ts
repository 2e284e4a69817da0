import { execFileSync } from 'node:child_process';
import type { Browser, BrowserContextOptions } from 'playwright';
import { launchChromium } from '../admin/browser-tests/support/chromium.ts';
import { firstLoad } from '../admin/browser-tests/support/first-load.ts';
import { aBigOffer } from '../api/src/testing/content/big-offer.ts';
import { ADMIN, withProduct } from './product.ts';

/**
 * Measures what a browser with an empty cache loads until a screen is idle: requests (pictures excepted), compressed kB and
 * seconds, at full speed and on a slow telephone network. `node bench/first-load.ts`.
 */
const SLOW = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

async function load(browser: Browser, options: BrowserContextOptions, path: string, isSlow: boolean) {
  const context = await browser.newContext(options);
  try {
    return await firstLoad(context, path, isSlow ? SLOW : undefined);
  } finally {
    await context.close();
  }
}

execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'admin', '--logLevel', 'error'], {
  stdio: 'inherit',
});
await withProduct(
  async () => {},
  async ({ api, token }) => {
    const answer = await fetch(`${api}/admin/offer`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(aBigOffer(20, 10)),
    });
    const { data: offer } = (await answer.json()) as { data: { id: number } };
    const browser = await launchChromium();
    const plain = { baseURL: api.replace(/\/api$/, ''), viewport: { width: 1440, height: 900 } };
    const context = await browser.newContext(plain);
    const page = await context.newPage();
    await page.goto('/login');
    await page.fill('input[type=email]', ADMIN.email);
    await page.fill('input[type=password]', ADMIN.password);
    await page.click('button[type=submit]');
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    const signedIn = { ...plain, storageState: await context.storageState() };
    console.log('| screen | requests | kB | s | s on a slow network |');
    console.log('|---|---|---|---|---|');
    const screens = ['/', '/orders', '/offers', '/faq', '/users', `/offers/${offer.id}/edit`];
    for (const path of ['/login', ...screens]) {
      const options = path === '/login' ? plain : signedIn;
      const { addresses, kilobytes, seconds } = await load(browser, options, path, false);
      const slow = await load(browser, options, path, true);
      console.log(
        `| ${path} | ${addresses.length} | ${kilobytes} | ${seconds.toFixed(1)} | ${slow.seconds.toFixed(1)} |`,
      );
    }
    await browser.close();
  },
);
