import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineScript } from './inline-script.ts';
import { precompress } from './precompress.ts';

/** What every list and home need, and with it the frame around the screens and the links between them. */
const ofLists =
  /(admin\/src\/(router|areas\/shell\/frame\/frame-route|areas\/orders\/(spreadsheet-button|orders-list)|ui\/list\/(?!order\/sortable-rows|filters\/day-range\.).*|ui\/record\/(record-list|record-texts|shown-time)|areas\/links\/.*|areas\/[^/]+\/[^/]+\.paths)\.tsx?|@mantine\/core\/esm\/components\/(SimpleGrid|Skeleton)\/\w+\.mjs|IconCircleCheck\.mjs)$/;

/** What nearly every form needs. */
const ofForms = /admin\/src\/(ui\/(form\/form-frame|fields\/.*-field|record\/record-form|slug\/.*))\.tsx?$/;

/** What the editor of an offer has in common with other screens, and its pictures: a file of each would be eight. */
const ofRecords =
  /(admin\/src\/(areas\/(series\/series\.shared|agreements\/agreements\.shared|maps\/maps\.shared)|ui\/(use-download|fields\/rich-text\/slash))\.tsx?|@tabler\/icons-react\/dist\/esm\/icons\/\w+\.mjs)$/;

export default defineConfig({
  plugins: [react(), inlineScript('before-start.js'), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The page's content security policy allows neither data: scripts nor inlined fonts.
    assetsInlineLimit: 0,
    // Every browser with es2023 preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // Without groups, each set of screens that share a module would get a file: a list needed 80 of them.
        codeSplitting: {
          groups: [
            { name: 'login', tags: ['$initial'], priority: 5 },
            { name: 'lists', test: ofLists, priority: 4 },
            { name: 'drag', test: /admin\/src\/ui\/sorting\/drag-area\.tsx$/, priority: 3 },
            { name: 'forms', test: ofForms, priority: 2 },
            { name: 'home', test: /admin\/src\/(areas\/home\/home|home-cards)\.tsx?$/, priority: 1 },
            {
              name: 'offers',
              test: /admin\/src\/areas\/offers\/(offers-list|offers\.(queries|texts))\.tsx?$/,
              priority: 1,
            },
            {
              name: 'people',
              test: /admin\/src\/areas\/(users\/users-list|roles\/roles-list)\.tsx$/,
              priority: 1,
            },
            { name: 'records', test: ofRecords, minShareCount: 2, priority: 1 },
            { name: 'office', test: /^(?!.*(\/uqr\/|\/qr-code\.tsx?$))/, minShareCount: 5, priority: 0 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.API_ADDRESS ?? 'http://127.0.0.1:3000' } },
});
