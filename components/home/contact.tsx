import type { ReactNode } from 'react';
import { ContactText, EmailText, PhoneText, PostalAddress, SaveContact } from '@/components/site/contact';
import { Card } from '@/components/ui/card';
import { Heading, Lead } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { Business } from '@/lib/content/business';
import type { HomeWords } from '@/lib/content/home';
import { CityHeading } from './city-heading';
import { TodayHours } from './today-hours';

type Props = { words: HomeWords['contact']; business: Business; contactForm: ReactNode };

/** Every way to reach the business, phone first, next to the contact form. */
export function Contact({ words, business, contactForm }: Props) {
  const { name, phone, email, address, hours } = business;
  const { hoursHeading, today, openNow, closedNow } = words;
  return (
    <Section id="contact" labelledBy="contact-heading" ground="ice">
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
        <div className="lg:col-span-6 xl:col-span-5">
          <CityHeading id="contact-heading" words={words.heading} />
          <Lead>{words.intro}</Lead>
          <Heading level={3} className="mt-3">
            {words.callHeading}
          </Heading>
          <PhoneText
            phone={phone.value}
            className="inline-flex min-h-6 items-center font-display text-price font-bold"
          />
          <p className="text-soft">{words.callNote}</p>
          <p className="mt-0.5 font-semibold">
            <ContactText text={words.emergency} contact={business} />
          </p>
          <div className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
            <div>
              <Heading level={3}>{words.emailHeading}</Heading>
              <EmailText email={email.value} className="inline-flex min-h-5.5 items-center" />
            </div>
            <div>
              <Heading level={3}>{words.addressHeading}</Heading>
              <PostalAddress {...address.value} />
            </div>
          </div>
          <SaveContact label={words.saveContact} name={name.value} />
          <div className="mt-3">
            <TodayHours hours={hours} words={{ hoursHeading, today, openNow, closedNow }} />
          </div>
        </div>
        <Card className="self-start p-2.5 sm:p-4 lg:col-span-6 xl:col-span-7 print:hidden">
          <Heading level={3} id="contact-form-heading">
            {words.formHeading}
          </Heading>
          <div className="mt-2">{contactForm}</div>
        </Card>
      </div>
    </Section>
  );
}
