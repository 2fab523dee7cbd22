import { type Draft, emptyDraft } from '@/lib/booking/draft';
import type { InformationName } from '@/lib/booking/fields';
import type { FormRules } from '@/lib/forms/attributes';

/** What has just happened, to be said in a status message. */
export type BookingNews = 'cleared' | 'restored' | 'place-filled';

/** Everything that the wizard shows follows from this. */
export type BookingState = Readonly<{
  /** False in prerendered HTML and until it has become alive: then nothing is known of this visitor. */
  isReady: boolean;
  draft: Draft;
  /** What the checks of step 2 depend on: the schema and the inputs take the same. */
  rules: FormRules;
  /** How often the visitor has moved; each time the new step takes the focus, at its heading or at `field`. */
  moves: number;
  field?: InformationName | undefined;
  news?: BookingNews | undefined;
  /** What "Clear my answers" has cleared, as long as it can be undone. In memory alone. */
  cleared?: Draft | undefined;
}>;

/** The state that prerendered HTML shows. */
export const initialState: BookingState = { isReady: false, draft: emptyDraft, rules: {}, moves: 0 };
