/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOpeningAfterPaint } from './use-opening-after-paint';

function Page() {
  useOpeningAfterPaint('dialog');
  return (
    <>
      <button type="button" popoverTarget="dialog" popoverTargetAction="show">
        Open
      </button>
      <button type="button" popoverTarget="menu" popoverTargetAction="show">
        Open another
      </button>
      <div id="dialog" popover="auto">
        In the dialog
      </div>
    </>
  );
}

/** jsdom has no popovers. */
function withPopovers() {
  const opened = jest.fn();
  const dialog = document.getElementById('dialog');
  if (!dialog) throw new Error('There is no dialog.');
  let isOpen = false;
  dialog.showPopover = (options) => {
    if (isOpen) throw new DOMException('Open already', 'InvalidStateError');
    isOpen = true;
    opened(options);
  };
  jest
    .spyOn(dialog, 'matches')
    .mockImplementation((selector: string) => selector === ':popover-open' && isOpen);
  return opened;
}

const presses = () => {
  const prevented: boolean[] = [];
  window.addEventListener('click', ({ defaultPrevented }) => prevented.push(defaultPrevented), {
    once: true,
  });
  return prevented;
};

test('a pressed button is shown before the dialog opens, and two quick presses open it once', async () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  render(<Page />);
  const opened = withPopovers();
  const prevented = presses();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Open' }));
  expect(prevented).toEqual([true]);
  expect(opened).not.toHaveBeenCalled();
  jest.useFakeTimers();
  act(() => {
    frames.forEach((frame) => frame(0));
    jest.runAllTimers();
  });
  expect(opened.mock.calls).toEqual([[{ source: screen.getByRole('button', { name: 'Open' }) }]]);
});

test('where the browser knows no popovers, and for other popovers, the press is left alone', async () => {
  render(<Page />);
  const first = presses();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(first).toEqual([false]);
  withPopovers();
  const second = presses();
  await userEvent.click(screen.getByRole('button', { name: 'Open another' }));
  expect(second).toEqual([false]);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
