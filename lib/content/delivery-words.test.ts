import { contentSettings } from './content-settings';
import { ContentError } from './content-error';
import { loadContent, type SiteContent } from './load-content';
import { walk } from './places';
import { contentFolder } from './read';

function contentWith(settings: Record<string, string>): SiteContent {
  const loaded = loadContent(contentFolder(), contentSettings(settings));
  if (!loaded.ok) throw new ContentError(loaded.problems);
  return loaded.content;
}

const byHand = contentWith({});
const sending = contentWith({ NEXT_PUBLIC_REQUEST_URL: 'https://forms.example/f/abc' });

const textsOf = (content: SiteContent) =>
  [...walk(content)].flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
const policyOf = ({ privacy }: SiteContent) => privacy.sections.map(({ markdown }) => markdown).join('\n');

test('without a request service, visitors read that nothing is sent, and no service is named', () => {
  expect(byHand.handOff.delivery).toBeUndefined();
  expect(byHand.forms.nothingSent).toMatch(/how to send your request: text, email or phone\.$/);
  expect(byHand.checkout.check.intro).toMatch(/how to send it: text, email or phone\.$/);
  expect(policyOf(byHand)).toContain('send it yourself, by text, email or phone');
  expect(policyOf(byHand)).not.toMatch(/requests\*\*|passes it on|local storage/);
});

test('if the site sends requests, no text says that it sends nothing', () => {
  const { delivery, notSent } = { ...sending.handOff };
  expect(delivery).toBeDefined();
  const texts = textsOf(sending).filter(
    (text) => text !== notSent && !delivery?.offline.first.includes(text),
  );
  // The card, the ZIP code check and step 2 do send nothing, whatever the build does.
  const claims = texts.filter((text) =>
    /sends? nothing|doesn.t send one|nothing (has been|is) sent/i.test(text),
  );
  expect(claims.filter((text) => !/advertising|when you continue|calendar|answer comes/.test(text))).toEqual(
    [],
  );
});

test('then visitors read next to each button that it sends the request and books nothing', () => {
  expect(sending.forms.nothingSent).toMatch(
    /^Pressing the button sends your request .*forms\.example, and books nothing\.$/,
  );
  expect(sending.checkout.check.intro).toMatch(
    /^Is everything right\? Confirming sends your request .*not booked until we confirm/,
  );
  expect(sending.handOff.delivery?.sent.first).toMatch(/not booked until we confirm/);
});

test('then the privacy policy names the service and what it receives', () => {
  const [received = ''] = /^\*\*forms\.example\*\* gets .*$/m.exec(policyOf(sending)) ?? [];
  expect(received).toMatch(/what you filled in.*no position and no card details.*IP address/);
});
