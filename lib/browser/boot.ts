import { closeMenuWhenLeft, goToNextFieldOnEnter, openDialogs, openTarget, rememberOpen } from './controls';
import { hideDismissedAnnouncement } from '@/lib/site/dismissed-announcement';
import { keepEarlyPresses } from './early-presses';
import { keepHeadline } from './headline';
import { setLight } from './light';
import { recoverFromMissing } from './missing-scripts';
import { addPageScripts } from './page-scripts';

// The first script of every page: what it needs before React or without it. It stands in the HTML, so that
// no press comes before it; the export step lists the page's files in its data attributes.

function boot(element: HTMLOrSVGScriptElement | null): void {
  const root = document.documentElement;
  const openAgain = rememberOpen(document);
  const mark = () => {
    if (root.dataset.light) return;
    setLight(new Date());
    hideDismissedAnnouncement();
    openAgain();
  };
  mark();
  // React removes the mark when it builds the page again, because something changed its text before hydration.
  new MutationObserver(mark).observe(root, { attributeFilter: ['data-light'] });
  keepHeadline(document);
  keepEarlyPresses(document);
  closeMenuWhenLeft(document);
  openDialogs(document);
  openTarget(document);
  goToNextFieldOnEnter(document);

  // In development it is a file, and Next adds the page's scripts.
  if (!(element instanceof HTMLScriptElement) || element.src) return;
  const { styles = '', scripts } = element.dataset;
  // A page without client components has no scripts.
  if (!scripts) return;
  addPageScripts(styles, scripts.split(' '), recoverFromMissing);
}

// Some hosts can't send headers that forbid framing. A framed page is readable but inert, and asks
// no service.
if (self === top) boot(document.currentScript);
else document.documentElement.inert = true;
