import { withinBounds } from './bounded-reading.ts';
import { type Doubt, type PageReading, quoted } from './finding.ts';
import { readJsonLd } from './markup/read-json-ld.ts';
import { readMarkup } from './markup/read-markup.ts';
import { readMicrodata } from './markup/read-microdata.ts';
import { nodesOf, type SchemaNode } from './markup/schema-node.ts';
import { type OpenPage, openPage } from './page/open-page.ts';
import { linesWithin } from './page/page-element.ts';
import { readLinks, readUnreadableLists } from './page/read-links.ts';
import { readServices } from './prices/read-services.ts';
import { readContact } from './text/read-contact.ts';
import { readFaq } from './text/read-faq.ts';
import { readTextHours } from './text/read-text-hours.ts';
import { readTitle, titlesOf } from './text/read-title.ts';

export interface PageSource {
  html: string;
  /** Absolute. */
  url: string;
  /** `YYYY-MM-DD`: dated hours and prices that are over are not facts. */
  today: string;
}

const mostText = 20_000;
/** Characters of JSON-LD that are read of a page, script by script; shops have a tenth of it. */
const mostMarkup = 500_000;

const nothing: PageReading = {
  findings: [],
  doubts: [],
  links: [],
  types: [],
  titles: '',
  text: '',
  country: null,
  position: null,
};

/**
 * Everything one page states about its business, and what it seems to state but cannot be believed,
 * as far as `withinBounds` lets it. Pure; takes as long as the page is tangled, so it runs in a thread of its own.
 */
export function readPage({ html, url, today }: PageSource): PageReading {
  const page = openPage(html, new URL(url));
  if (!page) return nothing;
  const { nodes, unreadable } = schemaOf(page);
  const markup = readMarkup(nodes, today);
  const lines = linesWithin(page.root);
  const hours = readTextHours(lines);
  const services = readServices(page.root);
  const pictured = services.findings.length > 0 ? [] : readUnreadableLists(page.root);
  return withinBounds({
    findings: [
      ...markup.findings,
      ...readTitle(page),
      ...readContact(page.root, markup.country),
      ...hours.findings,
      ...services.findings,
      ...readFaq(page.root),
    ],
    doubts: [
      ...markup.doubts,
      ...hours.doubts,
      ...services.doubts,
      ...unreadable,
      ...pictured.map((words): Doubt => {
        const reason = 'The prices are in a picture or a file, which cannot be read.';
        return { topic: 'service', words: quoted(words), reason };
      }),
    ],
    links: readLinks(page.root, page.url),
    types: markup.types,
    titles: titlesOf(page),
    text: lines.join('\n').slice(0, mostText),
    country: markup.country,
    position: markup.position,
  });
}

function schemaOf({ jsonLd, root }: OpenPage): { nodes: SchemaNode[]; unreadable: Doubt[] } {
  const unreadable: Doubt[] = [];
  let left = mostMarkup;
  const values = jsonLd.flatMap((script) => {
    left -= script.length;
    const read = left < 0 ? null : readJsonLd(script);
    if (read) return read;
    const reason =
      left < 0 ? 'The markup of the page is too long.' : 'The markup of the page is broken.';
    unreadable.push({ topic: 'business_hours', words: quoted(script), reason });
    return [];
  });
  return { nodes: [...nodesOf(values), ...readMicrodata(root)], unreadable };
}
