import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings, variables } from './settings.ts';

describe('the settings', () => {
  it('are all optional', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './.data',
      OPERATOR_EMAILS: [],
    });
  });

  it('treat an empty variable as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 });
  });

  it('read lists and drop the slash at the end of an address', () => {
    const settings = readSettings({
      OPERATOR_EMAILS: 'Ana@shop.example, bo@shop.example,',
      PUBLIC_URL: 'https://calls.example/',
      WEBSITE_ALLOW_HOSTS: '127.0.0.1:8080,[::1]:8081',
    });
    expect(settings.OPERATOR_EMAILS).toEqual(['ana@shop.example', 'bo@shop.example']);
    expect(settings.PUBLIC_URL).toBe('https://calls.example');
    expect(settings.WEBSITE_ALLOW_HOSTS).toEqual(['127.0.0.1:8080', '[::1]:8081']);
  });

  it('stand in .env.example, every one of them', () => {
    const example = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8');
    const named = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(Object.keys(variables).toSorted());
  });

  it.each([
    ['PORT', 'eighty', 'PORT holds "eighty"; it should be a port from 0 to 65535.'],
    ['PORT', '65536', 'PORT holds "65536"; it should be a port from 0 to 65535.'],
    [
      'PUBLIC_URL',
      'ftp://x.example',
      'PUBLIC_URL holds "ftp://x.example"; it should be a web address',
    ],
    ['TRANSCRIPT_DAYS', '0', 'TRANSCRIPT_DAYS holds "0"; it should be a whole number of days'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL holds "loud"; it should be one of fatal, error'],
    ['OPERATOR_EMAILS', 'nobody', 'OPERATOR_EMAILS holds "nobody"; it should be e-mail addresses'],
  ])('name %s when it is wrong, what it holds and what it should', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(message);
  });

  it('never show a secret, not even a wrong one', () => {
    const secret = 'mysql://root:hunter2@db.example';
    expect(() => readSettings({ DATABASE_URL: secret })).toThrow(
      'DATABASE_URL holds a secret of 31 characters (not shown); it should be a PostgreSQL address',
    );
  });
});
