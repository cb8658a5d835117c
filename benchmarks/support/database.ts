import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** An empty database on the PostgreSQL server at `TEST_DATABASE_URL`, or on this machine's. */
export async function createThrowAwayDatabase(): Promise<{
  url: string;
  drop: () => Promise<void>;
}> {
  const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const name = `second_ring_bench_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
