/** @jest-environment jsdom */
import { render as renderBare, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CityContext } from '@/components/location/city';
import { siteContent } from '@/lib/content/load/site-content';
import { createCityStore } from '@/lib/location/store';
import { Hero } from './hero';
import { Services } from './services';
import { Testimonials } from './testimonials';
import { WhyChooseUs } from './why-choose-us';

const content = siteContent();
const { home, site, services, testimonials, business } = content;

const render = (part: ReactElement) =>
  renderBare(<CityContext value={createCityStore(site.defaultCity)}>{part}</CityContext>);

const hero = <Hero content={content} quoteForm={<form aria-labelledby="hero-quote-heading" />} />;

test('visitors can book and call from the first screen', () => {
  render(hero);
  expect(screen.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/checkout');
  expect(screen.getByRole('link', { name: `Call ${business.phone}` })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+1\d{10}$/),
  );
});

test('the quote form is collapsed under its heading, so that prices come soon on a phone', () => {
  render(hero);
  const form = screen.getByRole('form', { name: home.hero.quoteHeading });
  const fold = form.closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold?.querySelector('summary')).toHaveTextContent(home.hero.quoteHeading);
});

test('Schedule online leads to the wizard and Free quote to the quote dialog', () => {
  render(<WhyChooseUs content={content} />);
  expect(screen.getByRole('link', { name: 'Schedule online' })).toHaveAttribute('href', '/checkout');
  const freeQuote = screen.getByRole('button', { name: 'Free quote' });
  expect(freeQuote).toHaveAttribute('command', 'show-modal');
  expect(freeQuote).toHaveAttribute('commandfor', 'quote-dialog');
});

test('a service card has a price and one link, named after the service', () => {
  render(<Services content={content} />);
  for (const { id, name, price, popular } of services) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/checkout?service=${id}`);
    const card = screen.getAllByRole('listitem').find((item) => item.contains(link)) ?? link;
    expect(card).toHaveTextContent(`Starting at $${price}`);
    expect(within(card).queryAllByText('Popular')).toHaveLength(popular ? 1 : 0);
  }
});

test('a real review next to a sample has no sample label', () => {
  const [first, ...others] = testimonials.map((one, index) => ({ ...one, sample: index > 0 }));
  if (!first) throw new Error('There is no testimonial.');
  render(<Testimonials content={{ ...content, testimonials: [first, ...others] }} />);
  const [real, ...samples] = screen.getAllByRole('figure');
  if (!real) throw new Error('There is no quotation.');
  expect(within(real).queryByText(home.testimonials.sample)).not.toBeInTheDocument();
  for (const sample of samples) expect(within(sample).getByText(home.testimonials.sample)).toBeVisible();
  expect(screen.getByText(home.testimonials.sampleNote)).toBeVisible();
});

test('visitors can open the source of the reviews, if the business gives one', () => {
  const ratingLink = 'https://reviews.example/harborfix';
  render(<Testimonials content={{ ...content, business: { ...business, ratingLink } }} />);
  expect(screen.getByRole('link', { name: home.testimonials.readReviews })).toHaveAttribute(
    'href',
    ratingLink,
  );
});

test('each testimonial says who wrote it, from where, and how many stars', () => {
  render(<Testimonials content={content} />);
  const quotations = screen.getAllByRole('figure');
  expect(quotations).toHaveLength(testimonials.length);
  for (const [index, { name, location, rating, text }] of testimonials.entries()) {
    const quotation = quotations[index] ?? document.body;
    for (const part of [name, location, text]) expect(quotation).toHaveTextContent(part);
    const stars = home.testimonials.ratingLabel.replace('{count}', String(rating));
    expect(within(quotation).getByRole('img')).toHaveAccessibleName(stars);
  }
});
