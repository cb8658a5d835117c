import arrows from './.dependency-cruiser.mjs';

/** Between the rooms of the server no circle either. Without tests, which stand on every room. */
const room = '^packages/server/src/[a-z]+/[a-z-]+$';

export default {
  forbidden: [
    {
      name: 'no-circle-of-rooms',
      comment: 'Rooms that import one another are one room; what both need belongs below them.',
      severity: 'error',
      scope: 'folder',
      from: { path: room },
      to: { path: room, circular: true },
    },
  ],
  options: { ...arrows.options, exclude: { path: '\\.test\\.ts$|^packages/server/src/testing/' } },
};
