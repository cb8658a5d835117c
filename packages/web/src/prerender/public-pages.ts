/** A page that is drawn while building. */
export interface PublicPage {
  path: string;
  /** Whether search engines should list it; a page only its users look for is left out. */
  listed: boolean;
}

/** A page as HTML, in the two places of the document it belongs to. */
export interface DrawnPage {
  /** For the end of `<head>`. */
  head: string;
  /** The whole `#root` element. */
  root: string;
  /** The routes the page is made of, outermost first. */
  routeIds: string[];
}

/** Every page whose content is the same for everyone. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', listed: true },
  { path: '/pricing', listed: true },
  { path: '/onboard', listed: true },
  { path: '/onboard/step-one', listed: true },
  { path: '/contact', listed: true },
  { path: '/sign-up', listed: true },
  { path: '/login', listed: false },
  { path: '/forgot-password', listed: false },
];
