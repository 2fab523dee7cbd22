const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Address of a page or file with the base path, which Next doesn't add to plain <a> elements. */
export const pageHref = (path: string) => `${basePath}${path}`;

/** A number in international format: "(612) 555-0142" is "+16125550142"; 911 stays. */
export const dialNumber = (phone: string) => (phone === '911' ? phone : `+1${phone.replace(/\D/g, '')}`);

export const phoneHref = (phone: string) => `tel:${dialNumber(phone)}`;

export const smsHref = (phone: string) => `sms:${dialNumber(phone)}`;

/** Whether a link in a text of content/ is allowed. It can't be a script, or a page without HTTPS. */
export const isSafeLink = (address: string) => /^((https:\/\/|mailto:|tel:|#).|\/(?![/\\]))/.test(address);

/** The build's copies of the business's mark. Share pictures need the PNG. */
export const markFile = '/mark.svg';
export const markPicture = '/mark.png';

/** The widths in pixels of the owner's photo. The browser picks one. */
export const photoWidths = [640, 1280, 1920] as const;
export const photoFile = (width: number) => `photo-${width}.webp`;
