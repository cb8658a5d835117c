import { execFileSync } from 'node:child_process';

const script = `
  const server = require('node:net').createServer().listen(0, '127.0.0.1', () => {
    process.stdout.write(String(server.address().port));
    server.close();
  });`;

/** A port nobody listens on just now. Asked in a process of its own: a configuration cannot wait. */
export function freePort(): number {
  return Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }));
}
