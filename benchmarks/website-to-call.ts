import { fileURLToPath } from 'node:url';
import { newAgent } from '@second-ring/contract';
import { CarrierCall } from '../packages/server/src/calls/driver/telephone/carrier-call.ts';
import { serveWebsite } from '../packages/server/src/testing/website-server.ts';
import { createThrowAwayDatabase } from './support/database.ts';
import type { Row } from './support/row.ts';
import { startServerProcess } from './support/server-process.ts';

const fixtures = '../packages/server/src/knowledge/website/fixtures';
const sites = ['tint-shop', 'salon', 'plumber'];

/** How long an owner waits from giving a website to hearing it answer the phone. */
export async function run(): Promise<Row[]> {
  const database = await createThrowAwayDatabase();
  try {
    const rows: Row[] = [];
    for (const site of sites) rows.push(await measure(database.url, site));
    return rows;
  } finally {
    await database.drop();
  }
}

async function measure(databaseUrl: string, site: string): Promise<Row> {
  const website = await serveWebsite(
    fileURLToPath(new URL(`${fixtures}/${site}`, import.meta.url)),
  );
  const server = await startServerProcess(databaseUrl, { WEBSITE_ALLOW_HOSTS: website.host });
  try {
    const began = performance.now();
    const response = await fetch(`${server.origin}/api/agents/create-from-website`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ website: website.origin }),
    });
    const { agent } = newAgent.parse(await response.json());
    const created = performance.now();
    const call = new CarrierCall(server, agent, '+16045550199');
    const socket = await call.connect(await call.ring());
    await socket.nextTurn();
    const answered = performance.now();
    socket.raw.terminate();
    const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(2);
    return {
      measure: `website to answered call, ${site}, ${website.asked.length} requests`,
      value: `${seconds(answered - began)} s  (agent after ${seconds(created - began)} s)`,
    };
  } finally {
    await server.stop();
    await website.close();
  }
}
