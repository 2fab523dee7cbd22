const prefix = 'first-tap-';

/** Id of the popover that a service's button opens by itself, as long as no script answers it. */
export const firstTapId = (serviceId: string) => `${prefix}${serviceId}`;

/**
 * Id of the service whose button was pressed before the page was ready: its popover stands open. The browser does that
 * without script, so the press isn't lost. See docs/decisions/first-tap.md.
 */
export function firstTap(page: Pick<Document, 'querySelector'>): string | undefined {
  try {
    return page.querySelector(`[id^="${prefix}"]:popover-open`)?.id.slice(prefix.length);
  } catch {
    // A browser that has no popovers doesn't know the selector either.
    return undefined;
  }
}
