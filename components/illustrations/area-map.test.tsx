/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { AreaMap } from './area-map';
import { areaMarks } from './map-labels';

const areas = [
  { id: 'como', name: 'Como', latitude: 44.98, longitude: -93.148 },
  { id: 'uptown', name: 'Uptown', latitude: 44.9486, longitude: -93.2983 },
];

test('a screen reader announces what the map shows, and the Tab key skips it', () => {
  render(<AreaMap marks={areaMarks(areas)} label="Map of the areas" lit={[]} onPoint={jest.fn()} />);
  expect(screen.getByRole('img', { name: 'Map of the areas' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the map reports which area the mouse enters, and when it leaves', () => {
  const onPoint = jest.fn();
  render(<AreaMap marks={areaMarks(areas)} label="Map" lit={['uptown']} onPoint={onPoint} />);
  fireEvent.pointerEnter(screen.getByText('1'));
  fireEvent.pointerLeave(screen.getByText('1'));
  expect(onPoint.mock.calls).toEqual([['como'], [undefined]]);
});
