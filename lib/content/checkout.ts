import { z } from 'zod';
import { line, paragraph } from './text';

const label = (field: string) => line(40).describe(`Label of the field for ${field}.`);

const state = (name: string) => line(40).describe(`${name} in the list of states.`);

const time = (when: string) =>
  line(30).describe(`The time ${when} in the list of times. Its hours are added by themselves.`);

const information = z.strictObject({
  heading: line(60).describe('Heading of the second step, also in the browser tab.'),
  error: line(20).describe('Stands first in the browser tab while a field is wrong.'),
  intro: paragraph(240).describe('Under that heading: what has to be filled in.'),
  contact: line(40).describe('Heading above name, email and phone.'),
  place: line(40).describe('Heading above the address.'),
  visit: line(40).describe('Heading above day, time and problem.'),
  labels: z.strictObject({
    firstName: label('the first name'),
    lastName: label('the last name'),
    email: label('the email address'),
    phone: label('the phone number'),
    address: label('the street address'),
    city: label('the city'),
    state: label('the state'),
    zipCode: label('the ZIP code'),
    preferredDate: label('the preferred day'),
    preferredTime: label('the preferred time of day'),
    problemDescription: label('the problem'),
  }),
  optional: line(20).describe('Said after the label of a field that may stay empty.'),
  hints: z.strictObject({
    email: line(120).describe('Under the label of the email address: what it is for.'),
    phone: line(120).describe('Under the label of the phone number: what it is for.'),
    address: line(120).describe('Under the label of the street address: the apartment.'),
    problemDescription: line(160).describe('Under the label of the problem: what helps the technician.'),
  }),
  unusualPhone: line(160).describe('Under a phone number that does not have ten digits. The visitor can still continue.'),
  unusualZip: line(160).describe('Under a ZIP code that does not have five digits. The visitor can still continue.'),
  zipOutside: line(160).describe('Under a ZIP code that is not in our list. The visitor can still continue.'),
  chooseState: line(40).describe('First line of the list of states, before one is chosen.'),
  states: z.strictObject({
    MN: state('Minnesota'),
    WI: state('Wisconsin'),
    IA: state('Iowa'),
    ND: state('North Dakota'),
    SD: state('South Dakota'),
  }),
  chooseTime: line(40).describe('First line of the list of times, before one is chosen.'),
  times: z.strictObject({
    morning: time('before noon'),
    afternoon: time('after noon'),
    evening: time('after five'),
    asap: line(60).describe('The choice for emergencies. It has no hours.'),
  }),
  emergency: line(120).describe('As soon as the emergency time is chosen, before the phone number.'),
  placeFilled: line(120).describe('Told to screen readers when the detected city was filled in.'),
});

const card = z.strictObject({
  show: z.boolean().describe('false leaves the card fields out of the booking pages.'),
  heading: line(60).describe('Line that unfolds the card fields: that they are not needed.'),
  note: paragraph(300).describe('That card fields are optional, and what happens to what is typed: nothing.'),
  number: label('the card number'),
  expiry: label("the card's last month"),
  cvv: label("the card's check number"),
  name: label("the cardholder's name"),
});

const check = z.strictObject({
  heading: line(60).describe('Heading of the third step.'),
  intro: paragraph(400).describe('Under that heading: that nothing is charged, and what is sent.'),
  rows: z
    .strictObject({
      name: line(40).describe('Label of the row with first and last name.'),
      contact: line(40).describe('Label of the row with email and phone.'),
      place: line(40).describe('Label of the row with the whole address.'),
    })
    .meta({ title: 'Labels of the rows' }),
  answers: line(60).describe('Heading above the answers, for screen readers.'),
  change: line(20).describe('Link that leads back to an answer. Screen readers add the name of the field.'),
  notGiven: line(30).describe('Stands where an optional answer is missing.'),
  goodToKnow: line(60).describe('Heading above discount, cancellation and warranty.'),
  discount: paragraph(240).describe('The first-repair discount: mentioned, not subtracted.'),
  cancellation: paragraph(240).describe('Until when an appointment can be canceled.'),
  warranty: paragraph(240).describe('The warranty on the repair.'),
  card,
  terms: z.strictObject({
    before: line(30).describe('Stands before the link to the terms: "I agree to the".'),
    link: line(30).describe('The link to the terms.'),
    newTab: line(40).describe('After that link: that it opens in a new tab.'),
  }),
  sum: paragraph(240, ['service', 'total']).describe('Above the button that confirms: what it comes to.'),
  confirm: line(30).describe('Button that confirms the booking.'),
});

/** content/checkout.json: the words of the booking wizard. */
export const checkoutSchema = z.strictObject({
  chooseService: z.strictObject({
    heading: line(60).describe('Heading of the first step.'),
    intro: paragraph(240).describe('Under that heading.'),
    startingAt: line(20).describe('Stands before a price.'),
    popular: line(20).describe('Tag on popular services.'),
    priceHeading: line(60).describe('Heading above what a price covers.'),
    priceNote: paragraph(420).describe(
      'What a price covers and what can change it. Minnesota law asks for it.',
    ),
    lastRequest: z.strictObject({
      text: line(80, ['reference']).describe('After a confirmed request, when a new one begins.'),
      button: line(30).describe('Button that shows the confirmed request again.'),
    }),
  }),
  information,
  check: check.meta({ title: 'Third step: review' }),
  confirmation: z.strictObject({
    heading: line(60).describe('Heading after confirming. What follows it is in hand-off.json.'),
    reference: line(30).describe('Name of the reference number.'),
    summaryTitle: line(60).describe('First line of the request when it is copied, mailed or printed.'),
  }),
  price: z.strictObject({
    heading: line(60).describe('Heading above service, fee, tax and total.'),
    service: line(40).describe('Name of the row with the service.'),
    fee: line(40).describe('Name of the row with the price.'),
    tax: line(40).describe('Name of the row with the tax.'),
    total: line(40).describe('Name of the row with the total.'),
    inAll: line(40, ['total']).describe('The total in few words, beside the name of the service.'),
    note: paragraph(240).describe('Under the total: that it is an estimate.'),
  }),
  progress: line(30, ['step', 'count']).describe('Where the visitor is: {step} of {count}.'),
  next: line(30).describe('Button that leads to the third step.'),
  back: line(30).describe('Button that leads to the step before.'),
  clear: z.strictObject({
    button: line(40).describe('Button that empties all fields.'),
    note: line(160).describe('Beside that button: where the answers are kept, and how long.'),
    done: line(80).describe('When the fields have been emptied.'),
    undo: line(20).describe('Button that brings the answers back.'),
    undone: line(80).describe('When the answers are back.'),
  }),
  withoutScript: paragraph(300).describe('Under the services, in a browser without JavaScript.'),
});

export type CheckoutWords = z.infer<typeof checkoutSchema>;
