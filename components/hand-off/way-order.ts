/** The ways that end with the business knowing of the request; the rest keeps it for the visitor. */
export type SendingWay = 'call' | 'text' | 'email';

type Circumstances = {
  /** An emergency: as soon as possible. */
  isUrgent: boolean;
  /** A finger is what the visitor points with: most likely a phone, which can text. */
  isTouch: boolean;
};

/** The ways to reach the business, the quickest first: talking for an emergency, else what the device does best. */
export function wayOrder({ isUrgent, isTouch }: Circumstances): readonly SendingWay[] {
  if (isUrgent) return ['call', 'text', 'email'];
  return isTouch ? ['text', 'call', 'email'] : ['email', 'call', 'text'];
}
