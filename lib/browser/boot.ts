import { hideDismissedAnnouncement } from '@/lib/location/visit-flag';
import { closeMenuWhenLeft, openDialogs } from './controls';
import { keepEarlyPresses } from './early-presses';
import { addPageScripts, type PageScripts } from './page-scripts';

/*
 * The first script of every page, loaded without blocking the paint: what pages need before React, or
 * without it. Everything it does is an improvement; each page works without it. The build bundles this
 * file (scripts/build.mjs) and names the page's files in data attributes of its element.
 */

// A host that sends no headers can't forbid framing. A framed page can be read, but not used.
if (self !== top) document.documentElement.inert = true;

hideDismissedAnnouncement();
keepEarlyPresses(document);
closeMenuWhenLeft(document);
openDialogs(document);

const element = document.currentScript;
const list = (value = '') => value.split(' ').filter(Boolean);
if (element instanceof HTMLScriptElement && element.src) {
  const { styles = '', scripts, booking = '', ahead } = element.dataset;
  const page: PageScripts = {
    // Every script of the build lies below this folder.
    folder: element.src.replace(/\/_next\/.*$/, '/_next/'),
    styles,
    scripts: list(scripts),
    booking,
    ahead: list(ahead),
  };
  addPageScripts(page);
}
