/** Path of the business's contact card on the site. */
export const cardPath = '/contact.vcf';

/** The name under which the card is saved: that of the business, without what no file system takes. */
export function cardFileName(business: string): string {
  return `${business.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim() || 'contact'}.vcf`;
}
