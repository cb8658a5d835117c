import type { Target } from '../heard/heard.ts';
import { answerOf, isAnswered, sayNote } from '../knowledge/answers.ts';
import type { BusinessKnowledge, FaqItem, Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { parsePrice } from '../knowledge/prices.ts';
import { sayPromotion } from '../knowledge/promotions.ts';
import type { Receptionist } from '../receptionist.ts';
import { rememberingOf } from '../remembering.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { type Figure, FigureList } from './figures.ts';
import { type Preliminary, preliminariesOf } from './kept-preliminaries.ts';

/** One thing a shop knows, as a model reads it. */
export interface BriefEntry {
  /** "s3", "q2", "n1", "p1". */
  alias: string;
  /** The same as the listener calls it: a service's id, `faq:…`, `note:…`; a promotion's id. */
  id: string;
  kind: 'service' | 'fact' | 'promotion';
  /** With a reference behind every figure. */
  text: string;
  /** What it says, for telling whether a sentence speaks of it. */
  stems: ReadonlySet<string>;
  /** The owner's words as they stand; of a withheld service, without any amount of its price. */
  words: string;
}

/** A shop's knowledge, made ready for a model once. */
export interface ShopBrief {
  entries: readonly BriefEntry[];
  figures: ReadonlyMap<string, Figure>;
  /** What an alias stands for. */
  targets: ReadonlyMap<string, Target>;
}

/** The brief of a receptionist; the same knowledge always gives the same references. */
export const briefOf = rememberingOf(
  ({ profile }: Receptionist): ShopBrief => compileBrief(profile.knowledge),
);

function compileBrief(knowledge: BusinessKnowledge): ShopBrief {
  const figures = new FigureList();
  const targets = new Map<string, Target>();
  const { services, commonQuestions, operationalNotes, about, serviceArea } = knowledge;
  const entries: BriefEntry[] = services.map((service, at) => {
    const alias = `s${at + 1}`;
    targets.set(alias, oneService(service.id, null));
    for (const [index, option] of service.options.entries())
      targets.set(`${alias}.o${index + 1}`, oneService(service.id, option.id));
    return serviceEntry(service, alias, figures);
  });
  const fact = (alias: string, id: string, title: string, words: string, french = '') => {
    targets.set(alias, { kind: 'fact', factId: id });
    const told = french && french !== words ? `${words} (fr: ${french})` : words;
    entries.push({
      alias,
      id,
      kind: 'fact',
      text: `${alias} ${title.trim()} → ${figures.mark(told, { entryId: id, promotion: false })}`,
      stems: contentStems(`${title} ${told}`),
      words: `${title} ${told}`,
    });
  };
  for (const [at, item] of commonQuestions.filter(isAnswered).entries())
    fact(
      `q${at + 1}`,
      `faq:${item.id}`,
      item.question,
      answerOf(item, 'en', { polar: true }),
      frenchOf(item),
    );
  for (const [at, note] of operationalNotes.entries())
    fact(`n${at + 1}`, `note:${note.id}`, note.title, sayNote(note), note.contentFr ?? '');
  if (serviceArea?.trim()) fact('area', 'area', 'Where we go', serviceArea);
  if (about?.trim()) fact('about', 'about', 'About us', about);
  for (const [at, promotion] of (knowledge.promotions ?? []).entries()) {
    const alias = `p${at + 1}`;
    const said = sayPromotion(promotion, 'en');
    const text = figures.mark(said, { entryId: promotion.id, promotion: true });
    entries.push({
      alias,
      id: promotion.id,
      kind: 'promotion',
      text: `${alias} ${text}`,
      stems: contentStems(said),
      words: `${said} ${sayPromotion(promotion, 'fr')}`,
    });
  }
  return { entries, figures: figures.byId, targets };
}

function oneService(serviceId: string, optionId: string | null): Target {
  return { kind: 'services', refs: [{ serviceId, optionId }] };
}

function frenchOf({ explanationFr }: FaqItem): string {
  return explanationFr ?? '';
}

function serviceEntry(service: Service, alias: string, figures: FigureList): BriefEntry {
  const { id, name, nameFr, pricingType, options } = service;
  const hidden = pricingType === 'dont_say';
  const called = nameFr ? `${name} (fr: ${nameFr})` : name;
  const description = (service.description ?? '').normalize('NFC').trim();
  const plain = hidden
    ? withoutFigures(description, preliminariesOf(service, description))
    : description;
  const about = figures.mark(plain, { entryId: id, promotion: false });
  const rows = hidden
    ? 'price not to be said'
    : pricingType === 'options' && options.length > 0
      ? options
          .map((option, at) => {
            const price = priceText(figures, id, option.id, option.price);
            return `${alias}.o${at + 1} ${option.name}: ${price}`;
          })
          .join('; ')
      : priceText(figures, id, null, service.basePrice);
  const long = service.durationMinutes ? `; takes ${service.durationMinutes} minutes` : '';
  return {
    alias,
    id,
    kind: 'service',
    text: `${alias} ${called}${about ? ` (${about})` : ''}: ${rows}${long}`,
    stems: contentStems(
      `${name} ${nameFr ?? ''} ${description} ${options.map((one) => one.name).join(' ')}`,
    ),
    words: `${called} ${plain} ${options.map((one) => one.name).join(' ')}${long}`,
  };
}

/** What an owner keeps to a person is kept from the model too, wherever they typed it; sizes and what is `told` are not. */
function withoutFigures(text: string, told: readonly Preliminary[]): string {
  return text.replace(/\$? ?\d[\d,.]*\s*(?:k\b|%|\$|dollars?)?/gi, (figure, at: number) => {
    if (told.some(({ start, end }) => start < at + figure.length && at < end)) return figure;
    const measures = ofSize.test(text.slice(at + figure.trimEnd().length));
    return measures && /^ ?\d[\d,.]*\s*$/.test(figure) ? figure : '…';
  });
}

const ofSize =
  /^[\s-]?(?:inch(?:es)?|in\.|feet|foot|ft|met(?:re|er)s?|cm|mm|km|miles?|gallons?|lit(?:re|er)s?|lbs?|kg|hours?|minutes?|days?|weeks?|months?|years?|people|persons?|guests?|pouces?|pieds?|heures?|jours?|semaines?|mois|ans?|personnes?)\b/i;

function priceText(
  figures: FigureList,
  serviceId: string,
  optionId: string | null,
  written: Service['basePrice'],
): string {
  const price = parsePrice(written);
  if (price.kind === 'free') return 'free';
  if (price.amountCents === null) return 'no price listed';
  const row = (cents: number, end: 'only' | 'low' | 'high') => {
    const source = { kind: 'row' as const, ref: { serviceId, optionId }, price, end };
    return `${sayMoney(cents)} [${figures.add('money', cents, source).id}]`;
  };
  const per = price.unit ? ` ${price.spoken.replace(/^.*\d(?:\.\d\d)?/, '').trim()}` : '';
  if (price.maxCents !== null)
    return `${row(price.amountCents, 'low')} to ${row(price.maxCents, 'high')}${per}`;
  const hedge = price.kind === 'from' ? 'from ' : price.kind === 'about' ? 'about ' : '';
  const tax = /tax|gst|hst|pst/i.test(String(written ?? '')) ? ` (${String(written)})` : '';
  return `${hedge}${row(price.amountCents, 'only')}${per}${tax ? withoutAmount(tax) : ''}`;
}

function withoutAmount(text: string): string {
  return text.replace(/\$? ?\d[\d,.]*/g, '').replace(/\(\s+/, '(');
}
