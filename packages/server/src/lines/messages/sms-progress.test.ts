import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smsStatuses } from '../../platform/providers/telephony/interface.ts';
import { earlierStatuses } from './send-sms.ts';

describe('a message’s progress', () => {
  it('never returns to a status it has left, whatever reports come in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...smsStatuses)), (reports) => {
        const seen: string[] = [];
        let status: string = 'queued';
        for (const report of reports) {
          if (!earlierStatuses(report).includes(status)) continue;
          expect(seen).not.toContain(report);
          seen.push(status);
          status = report;
        }
      }),
    );
  });

  it('does not turn a failed message into a delivered one, or the other way round', () => {
    expect(earlierStatuses('delivered')).not.toContain('failed');
    expect(earlierStatuses('failed')).not.toContain('delivered');
    expect(earlierStatuses('read')).not.toContain('failed');
  });
});
