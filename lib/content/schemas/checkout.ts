import { z } from 'zod';
import { informationFields } from '@/lib/booking/fields';
import { label, labelsOf, line, paragraph, sampleMark, sentences } from './text';

const information = z.strictObject({
  heading: line(60).describe('Heading of step 2, also shown in the browser tab.'),
  problem: line(40).describe('Heading above the problem.'),
  visit: line(40).describe('Heading above the day and time.'),
  address: line(40).describe('Heading above the address fields.'),
  contact: line(40).describe('Heading above the name, phone and email fields.'),
  symptoms: line(40).describe('For screen readers: the buttons with symptoms.'),
  callFirst: line(40).describe('Before the number to call, for symptoms that are a danger.'),
  labels: labelsOf(informationFields),
  optional: line(20).describe('Shown after the label of an optional field.'),
  hints: z.strictObject({
    email: line(120).describe('Hint for the email address: what we use it for.'),
    phone: line(120).describe('Hint for the phone number: what we use it for.'),
    address: line(120).describe('After the street address: the apartment.'),
    problemDescription: line(160).describe('Hint for the problem: what helps the technician.'),
  }),
  unusualPhone: line(160).describe('For a phone number without ten digits. The visitor can still continue.'),
  unusualZip: line(160).describe('For a ZIP code without five digits. The visitor can still continue.'),
  chooseState: line(40).describe('Shown in the list of states until one is chosen.'),
  placeFilled: line(120).describe('Read by screen readers when the detected city is filled in.'),
});

const card = z.strictObject({
  show: z.boolean().describe('Change to false to remove the card fields from the booking pages.'),
  heading: line(60).describe('Line that opens the card fields. Say that they are not needed.'),
  note: paragraph(300).describe('That the fields are optional, and nothing in them is sent or kept.'),
  number: label('the card number'),
  expiry: label('the expiration date'),
  cvv: label('the security code'),
  name: label("the cardholder's name"),
});

const check = z.strictObject({
  heading: line(60).describe('Heading of step 3.'),
  rows: z
    .strictObject({
      name: line(40).describe('Label for the first and last name.'),
      contact: line(40).describe('Label for the email address and phone number.'),
      address: line(40).describe('Label for the whole address.'),
    })
    .meta({ title: 'Labels of the rows' }),
  change: line(20).describe('Link back to an answer. Screen readers add the name of the field.'),
  notGiven: line(30).describe('Shown where an optional answer is missing.'),
  discount: paragraph(240)
    .default('')
    .describe('Below the total: the first-repair discount. It isn’t subtracted.'),
  cancellation: paragraph(240).describe('How late customers can cancel an appointment.'),
  warranty: paragraph(240).describe('The warranty on the repair.'),
  card,
  terms: z.strictObject({
    before: line(30).describe('Text before the link to the terms: "I agree to the".'),
    link: line(30).describe('Link to the terms.'),
    newTab: line(40).describe('Text after that link. Say that it opens in a new tab.'),
  }),
  sum: line(60, ['price']).describe('Above the Confirm button: what the visit costs.'),
  confirm: line(30).describe('Button that confirms the booking.'),
});

const remark = (about: string, names: readonly string[] = []) => line(160, names).describe(about);

/** Each stands beside the answer that it is about. None keeps anybody from continuing. */
const lines = z
  .strictObject({
    outsideHours: remark('For a {slot} outside our hours.', ['slot']).default(''),
    outsideDay: remark('For a closed {date} with emergency service.', ['date']).default(''),
    closedNow: remark('For an emergency until {day} at {time}.', ['day', 'time']).default(''),
    costsMore: remark('In place of these three, without an after-hours price.'),
    closesSoon: remark('For an emergency in the two hours before {closes}.', ['closes']),
    opensNext: remark('For an emergency if nobody comes before {day} at {time}.', ['day', 'time']),
    closedDay: remark('For a {date} when we are always closed.', ['date']),
    closedDate: remark('For a {date} off, with its {reason}.', ['date', 'reason']),
    closedTime: remark('For a {slot} when nobody comes.', ['slot']),
    partOfIt: remark('For a {slot} of which we work only {from} to {until}.', ['slot', 'from', 'until']),
    laterDay: remark('For an emergency on a later day.'),
    askToday: remark('For a time of today that we can’t promise. Name our {phone}.'),
    timeOver: remark('For a time of today that is over.'),
    outsideArea: remark('For a ZIP code outside our neighborhoods.'),
    outsideStates: remark('For a {zip} outside our states. Name our {phone}.', ['zip']),
  })
  .meta({ title: 'What changes the price' });

/** content/checkout.json: the words of the booking wizard. */
export const checkoutSchema = z.strictObject({
  chooseService: z.strictObject({
    heading: line(60).describe('Heading of step 1.'),
    intro: paragraph(240).describe('Text under that heading.'),
    startingAt: line(20).describe('Shown before a price.'),
    popular: line(20).describe('Badge on popular services.'),
    chosen: line(20).describe('On the chosen service, for visitors who come back to step 1.'),
    priceHeading: line(60).describe('Heading above the note on prices.'),
    priceNote: sentences(420).describe('What a price covers and what can change it. Required by state law.'),
    priceNoteSample: sampleMark,
    lastRequest: z.strictObject({
      text: line(80, ['reference']).describe('Shown at the start of another request.'),
      button: line(30).describe('Button that shows the confirmed request again.'),
    }),
  }),
  information,
  check: check.meta({ title: 'Step 3: review' }),
  confirmation: z.strictObject({
    reference: line(30).describe('Label for the reference number.'),
    summaryTitle: line(60).describe('First line of the request when it is copied, emailed or printed.'),
  }),
  price: z.strictObject({
    heading: line(60).describe('Heading above the service, fee, tax and total.'),
    service: line(40).describe('Label for the service.'),
    fee: line(40).describe('Label for the service call fee.'),
    tax: line(40).describe('Label for the tax.'),
    total: line(40).describe('Label for the total.'),
    usual: line(40, ['total']).describe('{price} in our hours and neighborhoods.'),
    afterHours: line(40).default('').describe('{price} outside our hours: {afterHoursPrice}.'),
    closesSoon: line(60, ['closes'])
      .default('')
      .describe('{price} of an emergency in the two hours before {closes}: {afterHoursPrice}.'),
    more: line(40, ['total']).describe('{price} where it can be more than {total}.'),
    elsewhere: line(40).describe('{price} outside our states.'),
    closed: line(40).describe('{price} of a time when nobody comes.'),
    atTime: line(40).describe('Label for the price at the day and time chosen.'),
    atZip: line(40).describe('Label for the price outside our neighborhoods.'),
    inArea: line(40).describe('Above fee, tax and total, for a ZIP code outside our neighborhoods.'),
    usualPrice: line(40).describe('Next to it.'),
    lines,
    note: sentences(300).describe('Text under the total. Say that it is an estimate.'),
    noteSample: sampleMark,
  }),
  talk: z.strictObject({
    always: line(80).describe('Under the progress: call us instead. Name our {phone}.'),
    openNow: line(80, ['time']).describe('The same in step 2, while we are open until {time}.'),
    closedNow: line(80, ['day', 'time']).describe('The same in step 2, until {day} at {time}.'),
  }),
  progress: line(30, ['step', 'count']).describe('Which step the visitor is on: {step} of {count}.'),
  next: line(30).describe('Button to step 3.'),
  back: line(30).describe('Button to the previous step.'),
  clear: z.strictObject({
    button: line(40).describe('Button that clears all fields.'),
    note: line(160).describe('Text next to that button: where the answers are kept, and for how long.'),
    done: line(80).describe('Shown after the fields are cleared.'),
    undo: line(20).describe('Button that brings the answers back.'),
    undone: line(80).describe('Shown when the answers are back.'),
  }),
  withoutScript: paragraph(300).describe('Shown above the services when JavaScript is off.'),
});

export type CheckoutTexts = z.infer<typeof checkoutSchema>;
