import type { Config } from '@second-ring/contract';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isLocalUrl } from './public-address.ts';

/**
 * What Google's guide to a content security policy lists for the Maps script, as far as a search for
 * places needs it: no frames, no workers, no `unsafe-eval`.
 */
const googleMaps = ['https://*.googleapis.com', 'https://*.gstatic.com'];

/** Where the voice provider's test widget is embedded from. */
const millisWidget = 'https://app.millis.ai';

/** What a page tells of itself while it is answered. */
export interface PageContext {
  Variables: {
    /** The hashes of the scripts written into the page. */
    inlineScripts?: string[];
  };
}

const policyHeader = 'Content-Security-Policy';
const ownScripts = "script-src 'self'";
const ownConnections = "connect-src 'self'";

/**
 * What the browser may load: our own files, the scripts the build wrote into a page, the voice
 * provider's widget, and the hosted accounts service and Google Maps when there are any.
 * @param publicUrl where the world reaches this installation.
 */
export function securityHeaders(config: Config, publicUrl: string): MiddlewareHandler<PageContext> {
  const headers = headersFor(config);
  const publicHost = new URL(publicUrl).host;
  const isLocal = isLocalUrl(publicUrl);
  return async (context, next) => {
    await headers(context, next);
    const policy = context.res.headers.get(policyHeader);
    if (!policy) return;
    const scripts = context.get('inlineScripts') ?? [];
    // Not every browser takes 'self' for our own sockets. Whoever asks names the host of their request.
    const { url } = context.req;
    const hosts = new Set([publicHost, ...(isLocal && isLocalUrl(url) ? [new URL(url).host] : [])]);
    const sockets = [...hosts].flatMap((host) => [`ws://${host}`, `wss://${host}`]);
    context.header(
      policyHeader,
      policy
        .replace(ownScripts, [ownScripts, ...scripts].join(' '))
        .replace(ownConnections, [ownConnections, ...sockets].join(' ')),
    );
  };
}

function headersFor(config: Config): MiddlewareHandler {
  const accounts = URL.canParse(config.auth.url) ? [new URL(config.auth.url).origin] : [];
  const widget = config.voice === 'millis' ? [millisWidget] : [];
  const maps =
    config.places === 'google' ? [...googleMaps, new URL(config.googleMapsUrl).origin] : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      connectSrc: ["'self'", ...accounts, ...maps],
      imgSrc: ["'self'", 'data:', ...maps],
      styleSrc: ["'self'", "'unsafe-inline'"],
      scriptSrc: ["'self'", ...maps],
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
