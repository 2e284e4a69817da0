import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineScript } from './inline-script.ts';
import { precompress } from './precompress.ts';
import { preloadScreens } from './preload-screens.ts';
import { zodWithoutJsonSchemas } from './zod-without-json-schemas.ts';

/** What every list and home need, and with it the frame around the screens and the links between them. */
const ofLists =
  /(admin\/src\/(router|areas\/shell\/frame\/frame-route|areas\/(orders\/(spreadsheet-button|orders-list)|(offers|transactions|investments)\/[a-z]+-list)|ui\/list\/(?!filters\/day-range\.|phone\/(filter|order|sheet)-fields|filters\/(one-filter|filter-control|choice-filter|choice-lines|day-range-filter|day-presets|number-range-filter|yes-no-filter)|layout\/columns-choice|bulk\/bulk-dialog|bulk\/use-bulk-run|views\/view-form).*|ui\/record\/(record-list|record-texts|shown-time|use-bulk-active)|areas\/links\/(?!agreement-choices|investment-link|investor\.texts|offer-section|people\/user-facts|record-names).*|areas\/(offers\/offers\.(queries|texts)|series\/series\.texts)|areas\/[^/]+\/[^/]+\.paths)\.tsx?|admin\/src\/areas\/home\/[\w-]+\.module\.css|@mantine\/core\/esm\/components\/(SimpleGrid|Skeleton|List)\/\w+\.mjs|Icon(CircleCheck|CircleX|InfoCircle)\.mjs)$/;

/** What opens on a screen that is in use. */
const ofLater =
  /admin\/src\/(areas\/shell\/frame\/toasts|ui\/shortcuts\/shortcuts-dialog|ui\/list\/(phone\/sheet-fields|filters\/one-filter|layout\/columns-choice|bulk\/bulk-dialog|views\/view-form))\.tsx$/;

/** What nearly every form needs, and what the editor of an offer has in common with smaller ones. */
const ofForms =
  /(admin\/src\/(ui\/(form\/form-frame|tabs\/(form-tabs|tab-row)|fields\/(?!date-time-).*-field|fields\/uploads\/(use-uploads|upload-list|drop-zone|uploads\.texts)|fields\/rich-text\/slash|record\/record-form|slug\/.*|entries\/.*|sorting\/sortable-list|order-menu|preview\/(preview-button|preview-stage\.texts)|values\/file-size|use-download)|areas\/(series\/series|agreements\/agreements)\.shared|areas\/links\/agreement-choices)\.tsx?|use-force-update\.mjs|Icon(CircleDashed|Dots)\.mjs)$/;

/** What screens have in common that are seldom the first: a file of each would be eight. */
const ofRecords =
  /(admin\/src\/areas\/(maps\/maps\.shared|links\/(investment-link|investor\.texts|offer-section|people\/user-facts|record-names))\.tsx?|@tabler\/icons-react\/dist\/esm\/icons\/\w+\.mjs)$/;

/** The list and the texts of simple content, a file for each of them. */
const ofContent =
  /admin\/src\/areas\/(faq|pages|slider|agreements|email-templates|roles)\/[\w-]+(-list\.tsx|\.texts\.ts)$/;
const areaOf = (file: string) => ofContent.exec(file)?.[1] ?? null;

export default defineConfig({
  plugins: [
    react(),
    inlineScript('before-start.js'),
    zodWithoutJsonSchemas(),
    preloadScreens(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The page's content security policy allows neither data: scripts nor inlined fonts.
    assetsInlineLimit: 0,
    // Kilobytes before compression. What the first screens load is limited by a test (first-load).
    chunkSizeWarningLimit: 700,
    // Every browser with es2023 preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // Without groups, each set of screens that share a module would get a file: a list needed 80 of them.
        codeSplitting: {
          groups: [
            { name: 'login', tags: ['$initial'], priority: 6 },
            { name: 'lists', test: ofLists, priority: 5 },
            { name: 'drag', test: /admin\/src\/ui\/sorting\/(drag-area|dragging)\.tsx$/, priority: 4 },
            { name: 'forms', test: ofForms, priority: 3 },
            {
              name: 'offer-editor',
              test: /admin\/src\/areas\/offers\/offer-(edit|create)\.tsx$/,
              priority: 2,
            },
            { name: 'later', test: ofLater, priority: 1 },
            { name: 'home', test: /admin\/src\/(areas\/home\/home|home-cards)\.tsx?$/, priority: 1 },
            { name: 'users', test: /admin\/src\/areas\/users\/users-list\.tsx$/, priority: 1 },
            { name: areaOf, debugName: 'area', test: ofContent, priority: 1 },
            { name: 'records', test: ofRecords, minShareCount: 2, priority: 1 },
            { name: 'office', test: /^(?!.*(\/uqr\/|\/qr-code\.tsx?$))/, minShareCount: 5, priority: 0 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.API_ADDRESS ?? 'http://127.0.0.1:3000' } },
});
