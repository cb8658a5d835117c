import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type LiveChange, onLiveChanges } from '@/api/live-events.ts';
import type { FreshRows } from './list-screen.tsx';
import { type ListPage, rowsIn } from './pages.ts';

interface LiveList<Row extends { id: string }> {
  list: LiveChange['list'];
  /** The list's query. */
  queryKey: QueryKey;
  /** One row as it is now. */
  fetchRow: (id: string) => Promise<Row>;
  /** The newest rows the search finds. */
  fetchNewest: () => Promise<ListPage<Row>>;
}

/** Changes come in bursts; they are taken together after this long, in milliseconds. */
const gatherMs = 300;
/** A page scrolled no further than this is at its top, in pixels. */
const nearTop = 8;

/**
 * Keeps a list alive: rows change where they stand, and new ones come in at the top while nobody
 * reads; otherwise they are counted until the reader asks for them.
 */
export function useFreshRows<Row extends { id: string }>(live: LiveList<Row>): FreshRows {
  type Pages = InfiniteData<ListPage<Row>>;
  const client = useQueryClient();
  const current = useRef(live);
  current.current = live;
  const address = JSON.stringify(live.queryKey);
  const [fresh, setFresh] = useState({ address, ids: new Set<string>() });
  const show = useCallback(async () => {
    const { queryKey } = current.current;
    setFresh({ address: JSON.stringify(queryKey), ids: new Set() });
    window.scrollTo({ top: 0 });
    client.setQueryData<Pages>(queryKey, (pages) => pages && firstPageOf(pages));
    await client.invalidateQueries({ queryKey, exact: true });
  }, [client]);
  useEffect(() => {
    const update = async (id: string) => {
      const { queryKey, fetchRow } = current.current;
      if (!rowsIn(client.getQueryData<Pages>(queryKey)).some((row) => row.id === id)) return;
      const row = await fetchRow(id);
      client.setQueryData<Pages>(queryKey, (pages) => pages && withRow(pages, row));
    };
    const announce = async (isNew: (id: string, isBeforeShown: boolean) => boolean) => {
      const key = JSON.stringify(current.current.queryKey);
      const newest = (await current.current.fetchNewest()).body.map(idOf);
      // A list that was fetched for one change may hold the next before we are told of it.
      const shown = new Set(rowsIn(client.getQueryData<Pages>(current.current.queryKey)).map(idOf));
      const shownFrom = shown.size === 0 ? newest.length : newest.findIndex((id) => shown.has(id));
      const found = newest.filter((id, at) => !shown.has(id) && isNew(id, at < shownFrom));
      if (found.length === 0) return;
      if (!isBeingRead()) return show();
      setFresh(({ address: at, ids }) => ({
        address: key,
        ids: new Set([...(at === key ? ids : []), ...found]),
      }));
    };
    // Rows before the newest that is shown came between the list's reading and the connection.
    const catchUp = async () => {
      const { queryKey } = current.current;
      // A first reading may be under way; it is waited for, not begun again.
      if (!client.getQueryData(queryKey)) await client.refetchQueries({ queryKey, exact: true });
      await announce((_id, isBeforeShown) => isBeforeShown);
    };
    const take = (changes: LiveChange[]) => {
      const created = new Set(changes.filter((each) => each.created).map(({ id }) => id));
      const changed = new Set(changes.map(({ id }) => id).filter((id) => !created.has(id)));
      // What cannot be fetched now is fetched with the list the next time.
      for (const id of changed) update(id).catch(() => undefined);
      if (created.size > 0) announce((id) => created.has(id)).catch(() => undefined);
    };
    return gatherChanges(current.current.list, take, () => catchUp().catch(() => undefined));
  }, [client, show]);
  return { count: fresh.address === address ? fresh.ids.size : 0, show };
}

/** Hands on a list's changes in bursts, and that a connection has begun. Returns what stops it. */
function gatherChanges(
  list: LiveChange['list'],
  take: (changes: LiveChange[]) => void,
  begun: () => void,
): () => void {
  let gathered: LiveChange[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onLiveChanges((changes) => {
    const ours = changes.filter((change) => change.list === list);
    if (ours.length === 0) return;
    gathered.push(...ours);
    timer ??= setTimeout(() => {
      timer = undefined;
      const all = gathered;
      gathered = [];
      take(all);
    }, gatherMs);
  }, begun);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Whether new rows would move something from under somebody's eyes, pointer or focus. */
function isBeingRead(): boolean {
  if (window.scrollY > nearTop || document.querySelector('[role="dialog"]')) return true;
  const table = document.querySelector('main table');
  return table !== null && (table.matches(':hover') || table.contains(document.activeElement));
}

function idOf({ id }: { id: string }): string {
  return id;
}

function firstPageOf<Pages extends InfiniteData<unknown>>(list: Pages): Pages {
  return { ...list, pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) };
}

function withRow<Row extends { id: string }>(
  list: InfiniteData<ListPage<Row>>,
  row: Row,
): InfiniteData<ListPage<Row>> {
  const replaced = (page: ListPage<Row>) => ({
    ...page,
    body: page.body.map((each) => (each.id === row.id ? row : each)),
  });
  return { ...list, pages: list.pages.map(replaced) };
}
