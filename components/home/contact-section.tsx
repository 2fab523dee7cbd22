import type { ReactNode } from 'react';
import { CityHeading } from '@/components/city/city-heading';
import { TextUsLink } from '@/components/site/contact-buttons';
import { EmailText, PhoneText, PostalAddress } from '@/components/site/contact-text';
import { DialogButton } from '@/components/ui/dialog';
import { FoldOnPhones } from '@/components/ui/fold';
import { Lead, Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { SiteContent } from '@/lib/content/load';
import { pageHref } from '@/lib/site/links';
import { TodayHours } from './today-hours';

type Props = { content: SiteContent; contactForm: ReactNode };

export function ContactSection({ content: { home, business, facts }, contactForm }: Props) {
  const texts = home.contact;
  const { phone, email, address, hours, closedDates } = business;
  return (
    <Section id="contact" labelledBy="contact-heading" tone="ice">
      <div className="grid grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-6 xl:col-span-5">
          <CityHeading id="contact-heading" text={texts.heading} />
          <Lead>{texts.intro}</Lead>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 max-sm:*:last:grow">
            <PhoneText phone={phone} className="target min-h-12 font-display text-price font-bold" />
            <TextUsLink business={business} />
          </div>
          <div className="mt-1 flex flex-wrap gap-x-6 print:hidden">
            <TextLink href={pageHref('/checkout')} className="target min-h-12 font-semibold">
              Schedule online
            </TextLink>
            <DialogButton dialog="quote-dialog" variant="quiet">
              Free quote
            </DialogButton>
          </div>
          <div className="mt-4 flex flex-wrap gap-x-8 gap-y-4 text-small">
            {email && (
              <div>
                <h3>Email us</h3>
                <EmailText email={email} className="target -my-2.5" />
              </div>
            )}
            <div>
              <h3>Address</h3>
              <PostalAddress {...address} />
            </div>
          </div>
          <TodayHours shop={{ hours, closedDates }} emergencyHours={facts.emergencyHours} />
        </div>
        <div className="card self-start border-line px-5 py-1 sm:px-8 lg:col-span-6 lg:py-8 xl:col-span-7 print:hidden">
          <FoldOnPhones id="contact-form" heading="Send a message">
            <div className="pt-2 pb-4 lg:pb-0">{contactForm}</div>
          </FoldOnPhones>
        </div>
      </div>
    </Section>
  );
}
