import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';

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
    precompress(),
  ],
  resolve: { tsconfigPaths: true },
  server: {
    proxy: { '/api': proxied, '/auth': proxied, '/hooks': proxied, '/dev': proxied },
  },
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
});
