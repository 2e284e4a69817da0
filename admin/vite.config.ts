import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineScript } from './inline-script.ts';
import { precompress } from './precompress.ts';

/** What every list needs, and with it the frame around the screens and the links between them. */
const ofLists =
  /admin\/src\/(router|areas\/shell\/frame\/frame-route|areas\/orders\/spreadsheet-button|ui\/list\/(?!order\/sortable-rows|filters\/range-end).*|ui\/record\/(record-list|record-texts|shown-time)|areas\/links\/.*|areas\/[^/]+\/[^/]+\.paths)\.tsx?$/;

/** What nearly every form needs. */
const ofForms = /admin\/src\/(ui\/(form\/form-frame|fields\/.*-field|record\/record-form|slug\/.*))\.tsx?$/;

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
            { name: 'drag', test: /admin\/src\/ui\/drag-area\.tsx$/, priority: 3 },
            { name: 'forms', test: ofForms, priority: 2 },
            { name: 'office', minShareCount: 5, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.API_ADDRESS ?? 'http://127.0.0.1:3000' } },
});
