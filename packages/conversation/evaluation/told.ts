import { join } from 'node:path';
import { measuredTrades } from './measured-turns.ts';
import { scoreCalls } from './score-calls.ts';
import { noLikenesses, openLikenesses } from './sentence-likeness.ts';
import { renderTable } from './table.ts';

const trades = measuredTrades(join(import.meta.dirname, '../../../corpus'));
const likes = await openLikenesses();
console.log(renderTable(await scoreCalls(trades, 'en', 'en vectors', likes!)));
console.log(renderTable(await scoreCalls(trades, 'fr', 'fr', noLikenesses)));
process.exit(0);
