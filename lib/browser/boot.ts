import { hideDismissedAnnouncement } from '@/lib/location/visit-flag';
import { closeMenuWhenLeft, openDialogs } from './controls';
import { keepEarlyPresses } from './early-presses';
import { addPageScripts, type PageScripts } from './page-scripts';

/*
 * The first script of every page, loaded without blocking the paint: what pages need before React
 * or without it. Pages work without this script. scripts/build.mjs bundles it and lists the page's
 * files in data attributes of the script element.
 */

// Some hosts can't send headers that forbid framing. A framed page is readable but inert.
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
    // All scripts of the build are in this folder.
    folder: element.src.replace(/\/_next\/.*$/, '/_next/'),
    styles,
    scripts: list(scripts),
    booking,
    ahead: list(ahead),
  };
  addPageScripts(page);
}
