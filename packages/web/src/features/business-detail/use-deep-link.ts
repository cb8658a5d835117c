import { useEffect, useRef, useState } from 'react';
import { focusPathWhenDrawn } from '@/components/focus-path.ts';
import type { BusinessSearch } from './business-search.ts';
import type { CoreField } from './core-fields.ts';
import { readDeepLink, withNewQuestion } from './deep-link.ts';
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
    setMissing(!link.found);
    onSearch({ section: link.section });
    if (link.found) focusPathWhenDrawn(form.current, link.paths);
  }, [hash, isReady]);
  return { form, field, isMissing };
}
