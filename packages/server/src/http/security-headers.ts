import type { Config } from '@second-ring/contract';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Where Google Maps loads its script and answers searches from. */
const googleMaps = ['https://maps.googleapis.com', 'https://places.googleapis.com'];

/** Where the voice provider's test widget is embedded from. */
const millisWidget = 'https://app.millis.ai';

/**
 * What the browser may load: our own files, the voice provider's widget, and the hosted accounts
 * service and Google Maps when there are any.
 */
export function securityHeaders(config: Config): MiddlewareHandler {
  const accounts = URL.canParse(config.auth.url) ? [new URL(config.auth.url).origin] : [];
  const widget = config.voice === 'millis' ? [millisWidget] : [];
  const maps = config.places === 'google' ? googleMaps : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      connectSrc: ["'self'", 'ws:', 'wss:', ...accounts, ...maps],
      imgSrc: ["'self'", 'data:'],
      styleSrc: ["'self'", "'unsafe-inline'"],
      scriptSrc: ["'self'", ...maps.slice(0, 1)],
      fontSrc: ["'self'"],
      frameSrc: ["'self'", ...widget],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      // The admin shows the call page in a frame of its own.
      frameAncestors: ["'self'"],
    },
    permissionsPolicy: {
      microphone: ['self', ...widget.map((origin) => `"${origin}"`)],
      camera: [],
      geolocation: [],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'SAMEORIGIN',
  });
}
