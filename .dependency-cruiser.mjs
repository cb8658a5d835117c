/** Who may import whom. The house in one file; `npm test` refuses any other arrow. */
const nothingElse = (from, to, comment) => ({
  name: `${from}-stands-alone`,
  comment,
  severity: 'error',
  from: { path: `^packages/${from}/`, pathNot: '\\.test\\.ts$' },
  to: { path: to },
});

/** The wings of the server: each may import those named beside it, and no other. */
const wings = {
  platform: [],
  people: ['platform'],
  lines: ['platform', 'people'],
  knowledge: ['platform', 'people', 'lines'],
  bookings: ['platform', 'lines', 'knowledge'],
  calls: ['platform', 'people', 'lines', 'knowledge', 'bookings'],
  edge: ['platform', 'people', 'lines', 'knowledge', 'bookings', 'calls'],
};

const wingArrows = Object.entries(wings).map(([wing, below]) => ({
  name: `${wing}-imports-${below.join('-') || 'no-other-wing'}`,
  comment: 'A wing knows the wings below it. Tests stand on the whole server.',
  severity: 'error',
  from: { path: `^packages/server/src/${wing}/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: '^packages/server/src/',
    pathNot: `^packages/server/src/(${[wing, ...below].join('|')})/`,
  },
}));

export default {
  forbidden: [
    ...wingArrows,
    {
      name: 'each-room-in-a-wing',
      comment: 'Beside the wings lie only the files that open the server, and what tests share.',
      severity: 'error',
      from: {
        path: '^packages/server/src/.+/',
        pathNot: `^packages/server/src/(${Object.keys(wings).join('|')}|testing)/`,
      },
      to: {},
    },
    {
      name: 'no-cycles',
      comment: 'A cycle cannot be read or tested piece by piece.',
      severity: 'error',
      from: { pathNot: 'routeTree\\.gen\\.ts$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    nothingElse(
      'conversation/src',
      '^(packages/(contract|server|web)/|node_modules/)|^node:',
      'The conversation is pure: no I/O, no libraries, nothing of ours.',
    ),
    {
      name: 'contract-knows-shapes-only',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^packages/(server|web)/' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/web/' },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: '^packages/web/' },
      to: { path: '^packages/server/' },
    },
    {
      name: 'features-use-provider-interfaces',
      comment: 'Only main.ts (and the providers themselves, and tests) choose implementations.',
      severity: 'error',
      from: {
        path: '^packages/server/src/',
        pathNot:
          '^packages/server/src/(open-services\\.ts|platform/providers/)|\\.test\\.ts$|/testing/',
      },
      to: {
        path: '^packages/server/src/platform/providers/',
        pathNot: '^packages/server/src/platform/providers/[^/]+/(interface|[a-z-]+-provider)\\.ts$',
      },
    },
    {
      name: 'web-features-are-islands',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'web-flows-down',
      comment: 'routes → features → components.',
      severity: 'error',
      from: { path: '^packages/web/src/components/' },
      to: { path: '^packages/web/src/(routes|features)/' },
    },
    {
      name: 'web-features-never-import-routes',
      severity: 'error',
      from: { path: '^packages/web/src/features/' },
      to: { path: '^packages/web/src/routes/' },
    },
    {
      name: 'pages-never-import-the-workbench',
      severity: 'error',
      from: { path: '^packages/web/src/' },
      to: { path: '^packages/web/workbench/' },
    },
    {
      name: 'address-readers-stay-light',
      comment: 'Every page carries the readers of every address: no schema library, no list.',
      severity: 'error',
      from: { path: '^packages/web/src/features/.+-(search|sort-keys)\\.ts$' },
      to: {
        path: 'node_modules/zod/|^packages/web/src/api/|\\.tsx$|^packages/contract/src/index\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tests-stay-out',
      comment: 'Product code never imports a test.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'routeTree\\.gen\\.ts$|/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'packages/web/tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
};
