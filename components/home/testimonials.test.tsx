/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { siteContent } from '@/lib/content/load';
import { Testimonials } from './testimonials';

const content = siteContent();
const { testimonials, business } = content;
const show = (isSample: boolean, changes: Partial<typeof content> = {}) =>
  render(
    <Testimonials
      content={{ ...content, samples: { ...content.samples, testimonials: isSample }, ...changes }}
    />,
  );

/** The note that we made up a review. The texts of the reviews aren't paragraphs. */
const notes = () => screen.queryAllByText(/sample/i, { selector: 'p' });

test('visitors see only one sample review, and one note that it is made up', () => {
  show(true);
  expect(notes()).toHaveLength(1);
  expect(screen.getAllByRole('figure')).toHaveLength(1);
});

test('visitors see all real reviews: who wrote each, from where, and how many stars, and their source', () => {
  const link = 'https://www.google.com/maps/harborfix';
  const profiles = [{ name: 'Google', link }];
  const reviews = testimonials.map((review, index) => ({ ...review, rating: 1 + (index % 5) }));
  const { unmount } = show(false, { testimonials: reviews, business: { ...business, profiles } });
  expect(notes()).toEqual([]);
  const quotations = screen.getAllByRole('figure');
  expect(quotations).toHaveLength(reviews.length);
  for (const [index, { name, location, rating, text }] of reviews.entries()) {
    const quotation = quotations[index] ?? document.body;
    for (const part of [name, location, text]) expect(quotation).toHaveTextContent(part);
    const stars = within(quotation).getByRole('img', { name: new RegExp(`^${rating}\\b`) });
    // The drawing has five stars of 24 units, and the box cuts off the others.
    expect(stars).toHaveAttribute('viewBox', `0 0 ${rating * 24} 24`);
  }
  // The rating is from Google.
  expect(screen.getByRole('link')).toHaveAttribute('href', link);
  unmount();
  // Without reviews, there is no section about them.
  const { container } = show(false, { testimonials: [], business: { ...business, profiles } });
  expect(container).toBeEmptyDOMElement();
});
