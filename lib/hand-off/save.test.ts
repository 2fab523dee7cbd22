/** @jest-environment jsdom */
import { copyText, downloadText } from './save';

const failing = (name: string) => () => Promise.reject(new DOMException('no', name));

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
