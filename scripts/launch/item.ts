import type { LaunchSite } from './launch-site';

/** One thing that keeps the site from going live, in words for somebody who doesn't program. */
export type Finding = {
  /** Where: "content/business.json: phone", or the page "/about". */
  place: string;
  /** What is wrong, as a sentence. */
  reason: string;
  /** What to do about it. */
  remedy: string;
};

/** One line of the checklist. */
export type Item = {
  id: string;
  title: string;
  /** What it looks at: the words alone, which can be checked before a build, or the built pages, too. */
  needs: 'content' | 'export';
  find: (site: LaunchSite) => Finding[];
};
