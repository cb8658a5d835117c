import { demoCallerNumber } from '@second-ring/contract/sample-business';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerDemo, demoCallOf, holdDemoCall, sayToDemo } from './demo-call.ts';
import { shopWithSuvPrice, usualSuvPrice } from './demo-shop.ts';

/** A Monday morning in the shop's time zone. */
const monday = Date.parse('2027-02-01T17:00:00Z');

describe('the demonstration call', () => {
  afterEach(() => {
    vi.doUnmock('@second-ring/contract/sample-business');
    vi.resetModules();
  });

  it('quotes the price that stands in the sample shop', () => {
    const { lines, summary } = holdDemoCall(usualSuvPrice, monday);
    expect(JSON.stringify(lines)).toContain('$399');
    expect(summary).toContain('$399');
    expect(usualSuvPrice).toBe(399);
  });

  it('is free where the shop asks for nothing', () => {
    const { lines, summary } = holdDemoCall(0, monday);
    expect(JSON.stringify(lines)).toContain('free');
    expect(JSON.stringify({ lines, summary })).not.toContain('$0');
  });

  it('is from one number: the one its caller says', () => {
    const { lines, summary } = holdDemoCall(usualSuvPrice, monday);
    const digits = demoCallerNumber.slice(2);
    const said = lines.map(({ words }) => words.replaceAll(/\D/g, ''));
    expect(said.some((each) => each.includes(digits))).toBe(true);
    expect(summary.replaceAll(/\D/g, '')).toContain(digits);
  });

  it('changes when the sample prices change', async () => {
    const sampleBusiness = shopWithSuvPrice(475);
    vi.resetModules();
    vi.doMock(import('@second-ring/contract/sample-business'), async (original) => ({
      ...(await original()),
      sampleBusiness,
    }));
    const { holdDemoCall: holdAnew } = await import('./demo-call.ts');
    const { usualSuvPrice: priceNow } = await import('./demo-shop.ts');
    const told = JSON.stringify(holdAnew(priceNow, monday));
    expect(told).toContain('$475');
    expect(told).not.toContain('$399');
  });

  it('says another price as soon as the shop asks for another', () => {
    const { lines, summary } = holdDemoCall(425, monday);
    expect(JSON.stringify(lines)).toContain('$425');
    expect(summary).toContain('$425');
    expect(JSON.stringify({ lines, summary })).not.toContain('$399');
  });

  it('claims nothing is settled that the team has yet to confirm', () => {
    const { lines } = holdDemoCall(usualSuvPrice, monday);
    const said = lines.map(({ words }) => words).join('\n');
    expect(said).toMatch(/confirm/);
    expect(said).not.toMatch(/all set|booked/i);
  });

  it('means the Thursday after the day it is held on', () => {
    expect(holdDemoCall(usualSuvPrice, monday).summary).toContain('Thu Feb 4');
    const weekLater = monday + 7 * 86_400_000;
    expect(holdDemoCall(usualSuvPrice, weekLater).summary).toContain('Thu Feb 11');
  });

  it('answers a question of the visitor from the same knowledge', () => {
    const asked = sayToDemo(answerDemo(410, monday), 'What is an SUV?', monday);
    const answered = sayToDemo(asked, 'How much is tint for an SUV?', monday);
    const { lines } = demoCallOf(answered);
    expect(lines.map(({ speaker }) => speaker)).toEqual([
      'agent',
      'caller',
      'agent',
      'caller',
      'agent',
    ]);
    expect(lines.at(-1)?.words).toContain('$410');
  });
});
