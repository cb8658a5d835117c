import { join } from 'node:path';
import { likenessOf } from '../src/listener/likeness.ts';
import { listenerModels } from '../src/listener/models.ts';
import { rank } from '../src/listener/retrieve.ts';
import { readCorpus } from '../training/read-corpus.ts';
import { focusBefore, idOf, receptionistOf } from '../training/retrieval-examples.ts';
import { isMeasured } from '../training/split.ts';
import { measuredTurns } from './measured-turns.ts';
import { openLikenesses } from './sentence-likeness.ts';

const likes = (await openLikenesses())!;
const models = listenerModels();
const trades = readCorpus(join(import.meta.dirname, '../../../corpus')).filter((t) =>
  isMeasured(t.name),
);
const turns = await measuredTurns(trades, likes);
const tab: Record<string, number> = {};
const bump = (k: string) => (tab[k] = (tab[k] ?? 0) + 1);
const rcs = new Map(trades.map((t) => [t, receptionistOf(t.knowledge)] as const));
const show = process.argv[2];
for (const lang of ['en', 'fr']) {
  let n = 0,
    good = 0;
  for (const { turn, trade, heard, focus } of turns) {
    if (turn.language !== lang) continue;
    for (const seg of turn.segments) {
      const { label } = seg;
      if (
        !(label.act.startsWith('ask.') || label.act === 'claim') ||
        label.targets.length === 0 ||
        label.either
      )
        continue;
      const wanted = label.targets.map((t) => idOf(trade.knowledge, t));
      if (wanted.includes(null) || wanted.includes(undefined)) continue;
      n++;
      const ids = new Set(
        heard.acts.flatMap((a) => [
          ...(a.target?.kind === 'fact'
            ? [a.target.factId]
            : a.target?.kind === 'services' || a.target?.kind === 'either'
              ? a.target.refs.map((r) => r.serviceId)
              : []),
          ...((a.target as any)?.also
            ? [(a.target as any).also.factId ?? (a.target as any).also.serviceId]
            : []),
        ]),
      );
      const carried = new Set([
        'ask.price',
        'ask.total',
        'ask.includes',
        'ask.compare',
        'ask.offer',
        'claim',
        'want.book',
        'ask.fact',
      ]);
      if (heard.acts.some((a) => a.target === null && carried.has(a.act)))
        for (const r of focus) ids.add(r.serviceId);
      if (wanted.some((w) => ids.has(w!))) {
        good++;
        continue;
      }
      const ov = (a: any) => Math.min(a.end, seg.end) - Math.max(a.start, seg.start);
      const act = heard.acts.toSorted((a, b) => ov(b) - ov(a))[0];
      const rc = rcs.get(trade)!;
      const f = focusBefore(trade.knowledge, turn);
      const text = turn.text.slice(seg.start, seg.end);
      const lk = lang === 'en' ? likenessOf(text, rc.candidates, await likes(rc, [text])) : null;
      const r = rank(lk ? models.compared : models.retrieval, rc, {
        text,
        act: label.act,
        language: turn.language,
        ...f,
        likeness: lk,
      });
      const pos = r.filter((x) => x.candidate).findIndex((x) => wanted.includes(x.candidate!.id));
      const pn = r.find((x) => !x.candidate)!.probability,
        p1 = r.filter((x) => x.candidate)[0]!.probability;
      const k = `${lang} ${act?.act} ${act?.target?.kind ?? 'null'}`;
      bump(`${k} gold#${Math.min(pos + 1, 4)}${pos === 0 ? (p1 < pn * 0.25 ? ' none' : '') : ''}`);
      if (show && pos <= 1 && k.startsWith(show))
        console.log(
          `${k} | ${text.trim()} | label ${label.act} ${label.targets} | p1 ${p1.toFixed(2)} none ${pn.toFixed(2)} #${pos + 1} | turn: ${turn.text} | heard ${heard.acts.map((a) => a.act + ':' + (a.target?.kind ?? '-') + ':' + a.confidence.toFixed(2)).join(' ')}`,
        );
    }
  }
  console.log(lang, n, 'has it', ((100 * good) / n).toFixed(1));
}
if (!show)
  console.log(
    Object.entries(tab)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 45)
      .map(([k, v]) => v + ' ' + k)
      .join('\n'),
  );
process.exit(0);
