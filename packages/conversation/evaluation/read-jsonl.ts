import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row as it was read: any object, to be narrowed by whoever reads it. */
export type JsonRow = Record<string, unknown>;

function isObject(value: unknown): value is JsonRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The rows of `directory/file`, one JSON object a line; null where there is no such file.
 * Throws a SyntaxError naming the line that is not a JSON object.
 */
export function readJsonl(directory: string, file: string): JsonRow[] | null {
  const path = join(directory, file);
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const row: unknown = JSON.parse(line);
    if (!isObject(row)) throw new SyntaxError(`${path}:${index + 1} is not a JSON object`);
    return [row];
  });
}

/** `row[key]` as text; empty where it is anything else. */
export function textOf(row: JsonRow, key: string): string {
  const value = row[key];
  return typeof value === 'string' ? value : '';
}

/** `row[key]` as a list of objects; empty where it is anything else. */
export function listOf(row: JsonRow, key: string): JsonRow[] {
  const value = row[key];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** `row[key]` as an object; empty where it is anything else. */
export function objectOf(row: JsonRow, key: string): JsonRow {
  const value = row[key];
  return isObject(value) ? value : {};
}
