/** @jest-environment jsdom */
import { canShare, copyText, downloadText, shareText } from './save';

const data = { title: 'Repair request', text: 'Reference: RK7-4MX' };

const failing = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('sharing', () => {
  test.each([
    ['no share sheet', {}, false],
    ['a share sheet', { share: async () => {} }, true],
    ['a share sheet that takes this text', { share: async () => {}, canShare: () => true }, true],
    ['a share sheet that does not take text', { share: async () => {}, canShare: () => false }, false],
  ])('is offered, or not, with %s', (_what, navigator, isOffered) => {
    expect(canShare(navigator, data)).toBe(isOffered);
  });

  test('passes on title and text', async () => {
    const share = jest.fn(async () => {});
    await expect(shareText({ share }, data)).resolves.toBe('shared');
    expect(share).toHaveBeenCalledWith(data);
  });

  test('calls share as a method of navigator, which some browsers require', async () => {
    const navigator = {
      async share() {
        if (this !== navigator) throw new TypeError('Illegal invocation');
      },
    };
    await expect(shareText(navigator, data)).resolves.toBe('shared');
  });

  test.each([
    ['AbortError', 'dismissed'],
    ['InvalidStateError', 'dismissed'],
    ['NotAllowedError', 'failed'],
    ['DataError', 'failed'],
  ])('that ends in %s counts as %s', async (name, outcome) => {
    await expect(shareText({ share: failing(name) }, data)).resolves.toBe(outcome);
  });

  test('fails if there is no share sheet', async () => {
    await expect(shareText({}, data)).resolves.toBe('failed');
  });
});

describe('copying', () => {
  test('reports success when the text is on the clipboard', async () => {
    const writeText = jest.fn(async () => {});
    await expect(copyText({ writeText }, 'Reference: RK7-4MX')).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledWith('Reference: RK7-4MX');
  });

  test.each([
    ['there is no clipboard', undefined],
    ['the browser refuses', { writeText: failing('NotAllowedError') }],
    [
      'the browser throws at once',
      {
        writeText: () => {
          throw new TypeError('no');
        },
      },
    ],
  ])('reports failure when %s, so that the text can be shown instead', async (_why, clipboard) => {
    await expect(copyText(clipboard, 'x')).resolves.toBe(false);
  });
});

test('a file is downloaded under its name and released a minute later', async () => {
  jest.useFakeTimers();
  const made: Blob[] = [];
  const saved: string[] = [];
  const given = jest.fn();
  URL.createObjectURL = (blob: Blob) => `blob:${made.push(blob)}`;
  URL.revokeObjectURL = given;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} from ${this.href}`);
  });
  downloadText({ name: 'RK7-4MX.ics', type: 'text/calendar;charset=utf-8', text: 'BEGIN:VCALENDAR\r\n' });
  expect(saved).toEqual(['RK7-4MX.ics from blob:1']);
  expect(made[0]).toMatchObject({ type: 'text/calendar;charset=utf-8', size: 17 });
  expect(given).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(given).toHaveBeenCalledWith('blob:1');
  jest.useRealTimers();
});
