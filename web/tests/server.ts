/** The real program, serving the client that `npm run build` made. */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** `KLEJNOT_BIN`, or whatever cargo built last in its usual places. */
function program(): string {
  const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');
  const candidates = [process.env.KLEJNOT_BIN ?? '', join(target, 'release/klejnot'), join(target, 'debug/klejnot')];
  const found = candidates.find((path) => path && existsSync(path));
  if (!found) throw new Error('there is no klejnot: cargo build --package klejnot, or set KLEJNOT_BIN');
  return found;
}

export interface Server {
  address: string;
  /** Ends it and returns its exit code. */
  stop: () => Promise<number | null>;
  /** Ends it at once, without a word. */
  kill: () => Promise<void>;
}

/** Where its tables are kept, and its port; by default in memory and any. */
export interface Place {
  database?: string;
  port?: number;
  /** How long bots take for a move, in milliseconds. */
  delay?: number;
}

/** Starts it with bots that hardly think. */
export async function start({ database = 'sqlite::memory:', port = 0, delay = 20 }: Place = {}): Promise<Server> {
  const web = join(root, 'web/dist');
  const args = ['--lang', 'en', 'serve', '--port', String(port), '--bot-delay', String(delay), '--web', web];
  const env = { ...process.env, KLEJNOT_DATABASE: database, KLEJNOT_LOG: 'error' };
  const server: ChildProcess = spawn(program(), args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (data: Buffer) => {
      said += data.toString();
      const found = /http:\/\/\S+/.exec(said);
      if (found) resolve(found[0]);
    });
    void ended.then((code) => reject(new Error(`the server ended with ${String(code)}`)));
  });
  return {
    address,
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
    kill: async () => {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
