const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * The address of a page or file with the base path, which Next doesn't add to plain <a> elements. We don't use
 * next/link, because it needs client components in header and footer, so every page would load scripts. A full load of
 * a small file is as fast, works without JavaScript, and never requests a chunk that a newer deploy has deleted.
 */
export const pageHref = (path: string) => `${basePath}${path}`;

/** Formats a number for a link: "(612) 555-0142" becomes "+16125550142", and 911 stays. */
export const dialNumber = (phone: string) => (phone === '911' ? phone : `+1${phone.replace(/\D/g, '')}`);

export const phoneHref = (phone: string) => `tel:${dialNumber(phone)}`;

/** Opens a text message. "?&body=" works on Android, which expects "?", and on iOS, which expects "&". */
export const smsHref = (phone: string, text?: string) =>
  `sms:${dialNumber(phone)}${text ? `?&body=${encodeURIComponent(text)}` : ''}`;

/** Whether a text in content/ may have this link. Scripts and pages without HTTPS are not allowed. */
export const isSafeLink = (address: string) => /^((https:\/\/|mailto:|tel:|#).|\/(?![/\\]))/.test(address);

/** The file that the build makes from the business's logo. */
export const logoPath = '/mark.webp';

/** The file that the build makes from the owner's map. */
export const mapPath = '/map.svg';

/** The widths of the owner's photo, in pixels. The browser picks one. */
export const photoWidths = [640, 1280, 1920] as const;

/** The widths of a portrait of the team, which is square. */
export const portraitWidths = [320, 640] as const;

/** The file of the photo with this name, in one of its widths. */
export const photoFile = (name: string, width: number) => `${name}-${width}.webp`;

export const portraitName = (index: number) => `team-${index}`;
