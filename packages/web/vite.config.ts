import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { demoCall } from './build/demo-call.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { prerender } from './build/prerender.ts';

// The pages are built twice, for browsers and for drawing them ahead: both tell of one call.
process.env.DEMO_CALL_HELD_AT ??= String(Date.now());

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const proxied = { target: server, ws: true, changeOrigin: false };

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['component'], ['loader'], ['errorComponent'], ['notFoundComponent']],
      },
      quoteStyle: 'single',
    }),
    react(),
    tailwindcss(),
    preloadFonts(['inter-latin-wght', 'bricolage-grotesque-latin-wght']),
    demoCall(Number(process.env.DEMO_CALL_HELD_AT)),
    prerender(),
    precompress(),
  ],
  resolve: { tsconfigPaths: true },
  server: {
    proxy: { '/api': proxied, '/auth': proxied, '/hooks': proxied, '/dev': proxied },
  },
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
});
