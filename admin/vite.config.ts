import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The page's content security policy allows neither data: scripts nor inlined fonts.
    assetsInlineLimit: 0,
    // Every browser with es2023 preloads modules by itself.
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': process.env.API_ADDRESS ?? 'http://127.0.0.1:3000' } },
});
