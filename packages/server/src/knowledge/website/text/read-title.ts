import { type Finding, quoted, trust } from '../finding.ts';
import { type OpenPage, textOf } from '../page/page.ts';

const generic =
  /^(home ?page|home|welcome|accueil|bienvenue|index|contact( us)?|services|about( us)?|prices|pricing|untitled|react app|vite app|my site|new site|blog|menu|nous joindre|à propos|tarifs)$/i;

/** The business's name and description as its pages' heads give them. */
export function readTitle({ meta, title, url }: OpenPage): Finding[] {
  const findings: Finding[] = [];
  const site = meta.get('og:site_name') ?? meta.get('application-name');
  if (site && !generic.test(site)) {
    findings.push({
      kind: 'name',
      value: site,
      words: `og:site_name: ${site}`,
      trust: trust.element,
    });
  }
  const named = nameIn(title, url);
  if (named) findings.push({ kind: 'name', value: named, words: title, trust: trust.text });
  const about = meta.get('description') ?? meta.get('og:description');
  if (about && about.length >= 20) {
    findings.push({
      kind: 'about_us_text',
      value: about.slice(0, 1000),
      words: quoted(about),
      trust: trust.text,
    });
  }
  return findings;
}

/** The part of a title that names the business: the one its host is named after, else the first. */
function nameIn(title: string, url: URL): string | null {
  const parts = title
    .split(/\s+[|–—·•:»-]+\s+|\s*[|»]\s*/)
    .map((part) => part.replace(/^(welcome to|bienvenue (chez|à))\s+/i, '').trim())
    .filter((part) => part.length > 1 && part.length <= 80 && !generic.test(part));
  const host = letters(url.hostname.replace(/^www\./, '').split('.')[0] ?? '');
  const like = parts.find((part) => {
    const name = letters(part);
    return host.length > 3 && (name.includes(host) || (name.length > 3 && host.includes(name)));
  });
  return like ?? parts[0] ?? null;
}

function letters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&|and|et/g, '')
    .replace(/[^a-z0-9]/g, '');
}

/** What a page calls itself, to tell the trade by. */
export function titlesOf({ root, title, meta }: OpenPage): string {
  const headings = [...root.querySelectorAll('h1')].slice(0, 3).map((heading) => textOf(heading));
  return [title, ...headings, meta.get('description') ?? '', meta.get('keywords') ?? '']
    .join('\n')
    .slice(0, 2000);
}
