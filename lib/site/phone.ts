/** The number of content/business.json in international format: "(612) 555-0142" is "+16125550142". */
export const dialNumber = (phone: string) => `+1${phone.replace(/\D/g, '')}`;

/** A link that calls the business: "tel:+16125550142". */
export const phoneHref = (phone: string) => `tel:${dialNumber(phone)}`;

/** A link that writes a text message to the business: "sms:+16125550142". */
export const smsHref = (phone: string) => `sms:${dialNumber(phone)}`;
