import { type Finding, quoted, trust } from '../finding.ts';
import { type PageElement, textOf } from '../page/page.ts';
import { answerText, isQuestion, newQuestion } from './new-entries.ts';

const headings = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
const mostQuestions = 60;

/**
 * Questions a page asks and answers: disclosure widgets, definition lists, accordions, headings and
 * bold lines that are questions.
 */
export function readFaq(root: PageElement): Finding[] {
  const pairs = [
    ...fromDetails(root),
    ...fromDefinitions(root),
    ...fromAccordions(root),
    ...fromHeadings(root),
    ...fromBoldLines(root),
  ];
  const seen = new Set<string>();
  return pairs
    .flatMap(([asked, answered]) => {
      const question = asked.replace(/^\s*(q|question)\s*[.:)]\s*/i, '').trim();
      const answer = answerText(answered).replace(/^\s*(a|answer|r|réponse)\s*[.:)]\s+/i, '');
      if (!isQuestion(question) || answer.split(/\s+/).length < 2 || seen.has(question)) return [];
      seen.add(question);
      const words = quoted(`${question} ${answer}`);
      const value = newQuestion(question, answer);
      return [{ kind: 'question' as const, value, words, trust: trust.element }];
    })
    .slice(0, mostQuestions);
}

type Pair = readonly [question: string, answer: string];

function fromDetails(root: PageElement): Pair[] {
  return [...root.querySelectorAll('details')].flatMap((details): Pair[] => {
    const summary = details.querySelector('summary');
    if (!summary) return [];
    const question = textOf(summary);
    return [[question, textOf(details).replace(question, '')]];
  });
}

function fromDefinitions(root: PageElement): Pair[] {
  return [...root.querySelectorAll('dt')].flatMap((term): Pair[] => {
    const next = term.nextElementSibling;
    return next?.localName === 'dd' ? [[textOf(term), textOf(next)]] : [];
  });
}

/** Buttons that open a panel: the one they name, or what follows them or their heading. */
function fromAccordions(root: PageElement): Pair[] {
  return [
    ...root.querySelectorAll('button[aria-expanded], [role="button"][aria-expanded]'),
  ].flatMap((button): Pair[] => {
    const id = button.getAttribute('aria-controls');
    const named = id && /^[\w-]+$/.test(id) ? root.querySelector(`[id="${id}"]`) : null;
    const owner = headings.has(button.parentElement?.localName ?? '')
      ? button.parentElement
      : button;
    const panel = named ?? owner?.nextElementSibling;
    return panel ? [[textOf(button), textOf(panel)]] : [];
  });
}

/** A heading that asks, and all that follows until the next heading. */
function fromHeadings(root: PageElement): Pair[] {
  return [...root.querySelectorAll('h2, h3, h4, h5, h6')].flatMap((heading): Pair[] => {
    const question = textOf(heading);
    if (!isQuestion(question) || heading.querySelector('button')) return [];
    const parts: string[] = [];
    for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
      if (headings.has(next.localName) || next.querySelector('h2, h3, h4, h5, h6')) break;
      parts.push(textOf(next));
    }
    return [[question, parts.join(' ')]];
  });
}

/** A bold line that asks: the rest of its paragraph, else the paragraph below it. */
function fromBoldLines(root: PageElement): Pair[] {
  return [...root.querySelectorAll('p > strong, p > b')].flatMap((bold): Pair[] => {
    const paragraph = bold.parentElement;
    const question = textOf(bold);
    if (!paragraph || !isQuestion(question) || !textOf(paragraph).startsWith(question)) return [];
    const rest = textOf(paragraph).slice(question.length).trim();
    const below = paragraph.nextElementSibling;
    if (rest) return [[question, rest]];
    return below?.localName === 'p' && !isQuestion(textOf(below))
      ? [[question, textOf(below)]]
      : [];
  });
}
