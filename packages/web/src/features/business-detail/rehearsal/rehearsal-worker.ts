import type { RehearsalNews, RehearsalOrder } from './rehearse-apart.ts';
import { rehearseStaged } from './rehearse-staged.ts';

/** The other side of `rehearse-apart.ts`: holds one rehearsal and tells how it goes. */
addEventListener('message', ({ data }: MessageEvent<RehearsalOrder>) => {
  const tell = (news: RehearsalNews) => postMessage(news);
  const results = rehearseStaged(data.business, data.kept, (done, total) =>
    tell({ kind: 'progress', done, total }),
  );
  tell({ kind: 'held', results });
});
