import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. Every command runs from here. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The pinned Node 24 that npm puts beside the other tools. */
export const pinnedNode = join(root, 'node_modules', '.bin', 'node');

/**
 * The environment of every command: the project's own tools, its Node first, before the host's.
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  const tools = join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}` };
}

/**
 * Runs a command in the project's folder on this terminal and waits for its end. Asking this
 * process to stop asks the command to stop.
 * @param {string} command
 * @param {readonly string[]} [args]
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>} its exit code; 128 and up when a signal ended it, 127 when it is missing
 */
export function runCommand(command, args = [], options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? toolEnvironment(),
      stdio: 'inherit',
    });
    const release = forwardSignals(child);
    child.on('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`);
      release();
      resolve(127);
    });
    child.on('exit', (code, signal) => {
      release();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * Passes on a request to stop. A terminal's Ctrl-C reaches the child by itself, so there it is
 * only kept from ending this process before the child.
 * @param {import('node:child_process').ChildProcess} child
 */
export function forwardSignals(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}
