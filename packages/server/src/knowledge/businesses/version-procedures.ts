import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { getVersion } from './get-version.ts';
import { listVersions } from './list-versions.ts';
import { restoreVersion } from './restore-version.ts';

export function knowledgeVersionProcedures({ jobs }: Pick<Services, 'jobs'>) {
  const { knowledgeVersions } = procedures;
  return {
    list: knowledgeVersions.list.handler(({ input, context }) =>
      context.withDatabase((database) => listVersions(database, context.scope, input)),
    ),
    get: knowledgeVersions.get.handler(({ input, context }) =>
      context.withDatabase((database) => getVersion(database, context.scope, input)),
    ),
    restore: knowledgeVersions.restore.handler(({ input, context }) =>
      context.withDatabase((database) => restoreVersion(database, jobs, context, input)),
    ),
  };
}
