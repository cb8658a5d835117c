import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractRoutes } from './build/contract-routes.ts';
import { demoCall } from './build/demo-call.ts';
import { inlineEarlyScript } from './build/inline-early-script.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { prerender } from './build/prerender.ts';

// The pages are built twice, for browsers and for drawing them ahead: both tell of one call.
process.env.DEMO_CALL_HELD_AT ??= String(Date.now());

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const proxied = { target: server, ws: true, changeOrigin: false };

/**
 * What every page, or the front page, needs at once goes into few files: they compress better
 * together, and a phone's network pays for each request.
 */
const firstNeeded = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-store|store))\//,
  },
  {
    name: 'routes',
    test: /src\/(routes\/(?!.*\/-)[^?]+\.tsx$|routeTree\.gen|router\.tsx|app\.tsx|api\/made-here|components\/(brand\/|theme\/|skip-link|phone-number|ui\/(badge|control-look|field-error|spinner)))/,
  },
  {
    name: 'front',
    test: /src\/(components\/public-frame\/|features\/landing\/(?!demo-(call|shop)\.)|features\/places\/(place|use-place|hire|configured))/,
  },
];

/** Every list of the console needs all of it, and each file less is a name less for the front page. */
const lists = {
  name: 'lists',
  test: /src\/components\/(data-table\/|business-choice|names-apart)/,
};

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
    inlineEarlyScript(),
    preloadFonts(['inter-latin-wght', 'bricolage-grotesque-latin-wght']),
    contractRoutes(),
    demoCall(Number(process.env.DEMO_CALL_HELD_AT)),
    prerender(),
    precompress(),
  ],
  resolve: { tsconfigPaths: true },
  server: {
    proxy: { '/api': proxied, '/auth': proxied, '/hooks': proxied, '/dev': proxied },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The front page carries the name of every chunk, and what is random in a name compresses to
      // nothing: seven characters tell a version from the one before it as well as eight.
      output: {
        codeSplitting: { groups: [...firstNeeded, lists] },
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
