import type { Heard, ServiceRef } from '../src/heard/heard.ts';
import type { Lexicon } from '../src/lexicon/lexicon.ts';
import type { Hearing } from '../src/listener/hearing.ts';
import { listenComparing, textsInDoubt } from '../src/listener/listen-comparing.ts';
import { listenerModels } from '../src/listener/models.ts';
import type { Receptionist } from '../src/receptionist.ts';
import type { CorpusTurn, Trade } from '../training/read-corpus.ts';
import { readCorpus } from '../training/read-corpus.ts';
import { focusBefore, receptionistOf } from '../training/retrieval-examples.ts';
import { isMeasured } from '../training/split.ts';
import type { LikenessesAt } from './sentence-likeness.ts';

/** A labelled turn of a trade that nothing was learned from, and what was heard in it. */
export interface MeasuredTurn {
  turn: CorpusTurn;
  trade: Trade;
  heard: Heard;
  /** What was being talked of before, as the call's own labels tell. */
  focus: readonly ServiceRef[];
}

/** Tuesday, March 10, 2026, 11:00 in Vancouver. */
export const measuredAt = 1_773_165_600_000;

/** The trades of a corpus that are only ever measured. */
export function measuredTrades(corpus: string): Trade[] {
  return readCorpus(corpus).filter(({ name }) => isMeasured(name));
}

/** Hears every turn of these trades in the light of what its call had labelled before. */
export async function measuredTurns(
  trades: readonly Trade[],
  likenessesAt: LikenessesAt,
  lexicon: Lexicon,
): Promise<MeasuredTurn[]> {
  const heard: MeasuredTurn[] = [];
  for (const trade of trades) {
    const receptionist = receptionistOf(trade.knowledge, lexicon);
    for (const turn of trade.turns)
      heard.push(await hearTurn(receptionist, trade, turn, likenessesAt));
  }
  return heard;
}

async function hearTurn(
  receptionist: Receptionist,
  trade: Trade,
  turn: CorpusTurn,
  likenessesAt: LikenessesAt,
): Promise<MeasuredTurn> {
  const { focus, focusFact } = focusBefore(trade.knowledge, turn);
  const hearing: Hearing = {
    receptionist,
    now: measuredAt,
    language: turn.language,
    open: turn.open,
    lastActs: (turn.earlier.at(-1) ?? []).map(({ act }) => act),
    midNumber: false,
    phoneKnown: turn.earlier.some((labels) => labels.some(({ slots }) => slots.phone)),
    areaCode: null,
    focus,
    focusFact,
    matter: '',
    hints: [],
  };
  const models = listenerModels();
  const texts = textsInDoubt(models, turn.text, hearing);
  const likenesses = await likenessesAt(receptionist, texts);
  const heard = listenComparing(models, turn.text, hearing, likenesses);
  return { turn, trade, heard, focus };
}
