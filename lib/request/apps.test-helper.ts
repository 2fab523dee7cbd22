/** The links to apps that this test has pressed. jsdom has no apps, so we only record them. */
export const openedApps: string[] = [];

beforeEach(() => void openedApps.splice(0));

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || !/^(sms|mailto|tel):/.test(link.href)) return;
  event.preventDefault();
  openedApps.push(decodeURIComponent(link.href));
});
