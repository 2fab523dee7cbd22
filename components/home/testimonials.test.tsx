/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { siteContent } from '@/lib/content/load';
import { Testimonials } from './testimonials';

const content = siteContent();
const { testimonials, business } = content;

const sampleNote = /^We made up this sample review/;

test('visitors see only one sample review, and one note that it is made up', () => {
  render(<Testimonials content={{ ...content, samples: { ...content.samples, testimonials: true } }} />);
  expect(screen.getAllByText(sampleNote)).toHaveLength(1);
  expect(screen.getAllByRole('figure')).toHaveLength(1);
});

test('a business without reviews has no section about them', () => {
  const { container } = render(<Testimonials content={{ ...content, testimonials: [] }} />);
  expect(container).toBeEmptyDOMElement();
});

test('visitors can open the source of the reviews if the business has a link to it', () => {
  const ratingLink = 'https://reviews.example/harborfix';
  render(<Testimonials content={{ ...content, business: { ...business, ratingLink } }} />);
  expect(screen.getByRole('link', { name: 'Read the reviews' })).toHaveAttribute('href', ratingLink);
});

test('visitors see all real reviews: who wrote each, from where, and how many stars', () => {
  render(<Testimonials content={{ ...content, samples: { ...content.samples, testimonials: false } }} />);
  expect(screen.queryByText(sampleNote)).not.toBeInTheDocument();
  const quotations = screen.getAllByRole('figure');
  expect(quotations).toHaveLength(testimonials.length);
  for (const [index, { name, location, rating, text }] of testimonials.entries()) {
    const quotation = quotations[index] ?? document.body;
    for (const part of [name, location, text]) expect(quotation).toHaveTextContent(part);
    expect(within(quotation).getByRole('img', { name: `${rating} out of 5 stars` })).toBeVisible();
  }
});
