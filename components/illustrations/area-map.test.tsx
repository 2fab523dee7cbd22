/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { AreaMap } from './area-map';

const areas = [
  { id: 'como', name: 'Como', latitude: 44.98, longitude: -93.148 },
  { id: 'uptown', name: 'Uptown', latitude: 44.9486, longitude: -93.2983 },
];

test('a visitor who chooses a mark gets to the area of the same number in the list', () => {
  render(<AreaMap areas={areas} label="Map of the areas" />);
  const map = screen.getByRole('group', { name: 'Map of the areas' });
  expect(within(map).getAllByRole('link')).toHaveLength(2);
  expect(within(map).getByRole('link', { name: '1 Como' })).toHaveAttribute('href', '#area-como');
  expect(within(map).getByRole('link', { name: '2 Uptown' })).toHaveAttribute('href', '#area-uptown');
});

test('the list can light the mark of the same area', () => {
  render(<AreaMap areas={areas} label="Map of the areas" />);
  const mark = screen.getByRole('link', { name: '2 Uptown' });
  expect(mark).toHaveClass('area-mark');
  expect(mark).toHaveAttribute('data-area', 'uptown');
});

test('the names of cities and river are not read out among the areas', () => {
  render(<AreaMap areas={areas} label="Map of the areas" />);
  expect(screen.getByText('Mississippi').closest('[aria-hidden]')).not.toBeNull();
});
