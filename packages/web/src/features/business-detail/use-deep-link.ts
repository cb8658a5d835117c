import type { FaqItem } from '@second-ring/conversation';
import { useEffect, useRef, useState } from 'react';
import { newId } from '@/components/knowledge/new-item.ts';
import {
  focusPathWhenDrawn,
  focusSectionWhenDrawn,
} from '@/components/knowledge/shown-mistakes.ts';
import { type BusinessSearch, type OpenSection, sectionNamed } from './business-search.ts';
import type { CoreField } from './core-fields.ts';
import type { Knowledge } from './staged-edits.ts';
import type { Edit } from './use-publishing.ts';

interface DeepLinking {
  /** The anchor of the address, without `#`. */
  hash: string;
  search: BusinessSearch;
  current: Knowledge;
  onEdit: Edit;
  onSearch: (change: BusinessSearch, replace?: boolean) => void;
  /** False while edits of an earlier visit are still being taken up: a link adds to them. */
  isReady: boolean;
}

/**
 * Follows the anchor of the address to the field it names: opens its section or dialog, scrolls
 * there and focuses it. Each anchor is followed once, so that the page can be used afterwards.
 */
export function useDeepLink(linking: DeepLinking) {
  const { hash, isReady } = linking;
  const form = useRef<HTMLElement>(null);
  const [field, setField] = useState<CoreField | null>(null);
  const [isMissing, setMissing] = useState(false);
  const followed = useRef('');
  const latest = useRef(linking);
  useEffect(() => {
    latest.current = linking;
  });
  useEffect(() => {
    if (!isReady || followed.current === hash) return;
    followed.current = hash;
    if (!hash) return;
    const { search, current, onEdit, onSearch } = latest.current;
    setMissing(false);
    if (hash === 'faq-new') {
      const before = current.common_questions ?? [];
      const { questions, id } = withNewQuestion(before, search.question ?? '');
      if (questions !== before) onEdit('common_questions', questions);
      onSearch({ section: 'faq', question: undefined });
      const first = search.question ? ['explanation', 'answer'] : ['question'];
      focusPathWhenDrawn(
        form.current,
        [...first, 'question'].map((part) => `${id}.${part}`),
      );
      return;
    }
    const link = readDeepLink(hash, current);
    if (!link) return;
    if ('field' in link) {
      setField(link.field);
      onSearch({ dialog: 'edit' }, true);
      return;
    }
    if ('whole' in link) {
      onSearch({ section: link.whole }, true);
      focusSectionWhenDrawn(form.current, link.whole);
      return;
    }
    setMissing(!link.found);
    onSearch({ section: link.section });
    if (link.found) focusPathWhenDrawn(form.current, link.paths);
  }, [hash, isReady]);
  return { form, field, isMissing };
}

/** Where the anchor of an address leads. */
type DeepLink =
  /** To a control of a section: the first of `paths` that is there, each as in `data-path`. */
  | { section: OpenSection; paths: string[]; found: boolean }
  /** To a section as a whole. */
  | { whole: OpenSection }
  /** To a field of the business itself, which its dialog edits. */
  | { field: CoreField };

const coreFieldOf: Record<string, CoreField> = {
  address: 'address',
  area: 'geographic_service_area',
  contact: 'phone_number',
  'note-about': 'about_us_text',
};

/**
 * Reads an anchor such as `service-<id>`, `option-<id>`, `promotion-<id>`, `faq-<id>`, `note-<id>` or
 * `hours-hours`: the kind and id of a fact, as the answers of a call name them; and `section-services`, a
 * section as the address names it. Null for any other, and for `faq-new`, which `withNewQuestion` reads.
 */
function readDeepLink(hash: string, knowledge: Knowledge): DeepLink | null {
  const [, kind = '', id = ''] = /^([a-z]+)-(.*)$/.exec(hash) ?? [];
  const field = coreFieldOf[hash] ?? coreFieldOf[kind];
  if (field) return { field };
  if (kind === 'section') {
    const whole = sectionNamed(id);
    return whole ? { whole } : null;
  }
  if (kind === 'hours') {
    return { section: 'hours', paths: ['monday.open'], found: knowledge.business_hours !== null };
  }
  if (kind === 'service') return linkToService(id, knowledge);
  if (kind === 'option') {
    const options = knowledge.services?.flatMap((service) => service.options);
    const paths = [`${id}.price`];
    return { section: 'services', paths, found: isAmong(options, id) };
  }
  if (kind === 'promotion') {
    const found = isAmong(knowledge.promotions, id);
    return { section: 'promotions', paths: [`${id}.offer`], found };
  }
  if (kind === 'faq' && id !== 'new') {
    const paths = [`${id}.explanation`, `${id}.answer`];
    return { section: 'faq', paths, found: isAmong(knowledge.common_questions, id) };
  }
  if (kind === 'note') {
    const found = isAmong(knowledge.operational_notes, id);
    return { section: 'notes', paths: [`${id}.content`], found };
  }
  return null;
}

/** To its price, which answers are mostly about; where none is told, to its name. */
function linkToService(id: string, { services }: Knowledge): DeepLink {
  const service = services?.find((each) => each.id === id);
  const first = service?.pricingType === 'options' ? service.options[0] : undefined;
  const prices = first ? [`${first.id}.price`] : [`${id}.price`];
  return { section: 'services', paths: [...prices, `${id}.name`], found: service !== undefined };
}

/**
 * The questions with a new one that waits for its answer, and that one's id. One that is asked in
 * these words already, or has no words yet, is taken instead of a second.
 */
function withNewQuestion(
  questions: FaqItem[],
  words: string,
): { questions: FaqItem[]; id: string } {
  const wanted = words.trim().toLowerCase();
  const there = questions.find(({ question }) => question.trim().toLowerCase() === wanted);
  if (there) return { questions, id: there.id };
  const item: FaqItem = { id: newId(), question: words.trim(), answer: 'explain', explanation: '' };
  return { questions: [...questions, item], id: item.id };
}

function isAmong(items: readonly { id: string }[] | null | undefined, id: string): boolean {
  return items?.some((item) => item.id === id) ?? false;
}
