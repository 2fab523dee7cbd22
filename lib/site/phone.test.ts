import { phoneHref, smsHref } from './phone';

test('the links that call and text dial the number of the business, in the form that every phone reads', () => {
  expect(phoneHref('(612) 555-0142')).toBe('tel:+16125550142');
  expect(smsHref('(612) 555-0142')).toBe('sms:+16125550142');
});
