import type { Quote } from '../conversation.ts';
import type { Turn } from '../dialogue/turn.ts';
import { writtenTexts } from '../knowledge/written-texts.ts';
import type { Figure } from './figures.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import type { ShopBrief } from './shop-brief.ts';

/** Writes down what a spoken sentence quoted: the row behind every figure, with how a sum came about. */
export function recordReferences(
  turn: Turn,
  { places, folded }: ModelSentence,
  brief: ShopBrief,
): void {
  for (const { computed, text } of places) {
    if (!computed) continue;
    // A deposit, or what a late cancellation costs, is no price of the thing.
    const part = computed.share && ofTerms.test(folded);
    for (const figure of computed.figures) {
      const { source } = figure;
      if (source.kind === 'words') tellFact(turn, source.entryId, source.promotion, brief);
      else if (!part) quote(turn, figure, text, computed.plain ? null : computed.proof);
    }
  }
}

const ofTerms =
  /\b(?:deposit|down|balance|up front|cancel\w*|late|no.?shows?|miss\w*|charged?|fees?|acompte|depot|solde|annul\w*|retard|frais|factur\w*)\b/;

function quote(turn: Turn, { source, value }: Figure, spoken: string, proof: string | null): void {
  if (source.kind !== 'row') return;
  const { serviceId, optionId } = source.ref;
  const service = turn.receptionist.serviceById.get(serviceId);
  if (!service) return;
  const option = service.options.find(({ id }) => id === optionId) ?? null;
  const known: Quote = {
    serviceId,
    serviceName: service.name,
    optionId,
    optionName: option?.name ?? null,
    spoken,
    amountCents: source.price.kind === 'exact' ? value : null,
    at: turn.now,
    ...(proof ? { proof } : {}),
  };
  turn.quotes.push(known);
  const label = option ? `${service.name}: ${option.name} ${spoken}` : `${service.name} ${spoken}`;
  turn.facts.push({
    kind: option ? 'option' : 'service',
    id: option?.id ?? serviceId,
    label: proof ? `${label} = ${proof}` : label,
  });
}

function tellFact(turn: Turn, entryId: string, promotion: boolean, brief: ShopBrief): void {
  const { knowledge } = turn.receptionist.profile;
  const { services, promotions = [] } = knowledge;
  const written = writtenTexts(knowledge).find(({ id }) => id === entryId);
  const service = services.find(({ id }) => id === entryId);
  const offer = promotion ? promotions.find(({ id }) => id === entryId) : undefined;
  if (written) turn.facts.push(written.fact);
  else if (offer) turn.facts.push({ kind: 'promotion', id: offer.id, label: offer.title });
  else if (service) turn.facts.push({ kind: 'service', id: service.id, label: service.name });
  else if (brief.entries.some(({ id }) => id === entryId))
    turn.facts.push({ kind: 'area', id: entryId, label: 'Service area' });
}
