import type { Plugin } from 'vite';

/** What the screens at these addresses consist of, by the names of their chunks, beside what the page itself refers to. */
const screens: Record<string, readonly string[]> = {
  '': ['lists'],
  '^/$': ['home'],
  '^/users$': ['users'],
  '^/roles$': ['roles'],
  '^/offers/(create$|\\d+/edit$)': ['forms', 'offer-editor'],
  '^/orders/\\d+/edit$': ['forms', 'records', 'order-edit'],
  '^/orders/create$': ['forms', 'manual-order'],
  '^/transactions/\\d+/edit$': ['records', 'transaction-screen'],
  '^/investments/\\d+/edit$': ['records', 'investment-screen'],
  '^/users/\\d+$': ['forms', 'user-edit'],
  '^/settings$': ['forms', 'settings-screen'],
};

/** In the script of the page, in the place of the files. */
const PLACE = /\[\s*\/\* the files of the screens \*\/\s*\]/;

/**
 * Tells the script of the page which files a screen consists of, so that browsers fetch them for those who are signed in together with
 * the program that will ask for them, not one after the other.
 */
export function preloadScreens(): Plugin {
  return {
    name: 'preload-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const filesOf = (name: string): string[] => {
          const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
          if (chunk?.type !== 'chunk') throw new Error(`No chunk is called ${name}`);
          return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`);
        };
        const files = Object.entries(screens).map(([address, names]) => [address, names.flatMap(filesOf)]);
        if (!PLACE.test(html))
          throw new Error('The script of the page has no place for the files of the screens');
        return html.replace(PLACE, () => JSON.stringify(files));
      },
    },
  };
}
