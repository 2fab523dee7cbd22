import { keepCampaign } from '@/lib/site/campaign';
import { closeMenuWhenLeft } from './close-menu';
import { replaceCrashedPage } from './crashed-page';
import { openDialogs } from './dialog-buttons';
import { hideDismissedAnnouncement, letVisitorsDismissAnnouncement } from './dismissed-announcement';
import { keepEarlyPresses } from './early-presses';
import { goToNextFieldOnEnter } from './enter-key';
import { createRecovery } from './missing-scripts';
import { openTarget } from './open-target';
import { addPageScripts } from './page-scripts';
import { rememberOpen } from './remember-open';
import { keepHeadline } from './write-headline';

// The first script of every page does what the page needs before React, or without it. It's inside the HTML, so that it
// runs before any press. The export step lists the page's files in its data attributes.

function boot(element: HTMLOrSVGScriptElement | null): void {
  const root = document.documentElement;
  const reopen = rememberOpen(document);
  const prepare = () => {
    if ('prepared' in root.dataset) return;
    root.dataset.prepared = '';
    hideDismissedAnnouncement();
    reopen();
  };
  prepare();
  // If something changed the page's text before hydration, React builds the page again, without our attributes on
  // <html>. `data-prepared` is there only so that we notice.
  new MutationObserver(prepare).observe(root, { attributeFilter: ['data-prepared'] });
  keepCampaign(location.search);
  keepHeadline(document);
  replaceCrashedPage(document);
  keepEarlyPresses(document);
  letVisitorsDismissAnnouncement(document);
  closeMenuWhenLeft(document);
  openDialogs(document);
  openTarget(document);
  goToNextFieldOnEnter(document);

  // In development, this script is a file, and Next adds the page's scripts.
  if (!(element instanceof HTMLScriptElement) || element.src) return;
  const { styles = '', scripts } = element.dataset;
  // A page without client components has no scripts.
  if (!scripts) return;
  addPageScripts(styles, scripts.split(' '), createRecovery());
}

// Some hosts can't send headers that forbid framing. A framed page is readable but inert, and doesn't call any service.
if (self === top) boot(document.currentScript);
else document.documentElement.inert = true;
