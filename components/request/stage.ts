import type { DeliveryState } from '@/lib/request/delivery-state';
import type { Way } from '@/lib/booking/ways';

/** What the visitor has pressed: the app that opened, that it didn't, and when they said to have sent it there. */
export type Pressed = { way?: Way | undefined; isStuck?: boolean; sentAt?: string | undefined };

/**
 * What is left to do: choose a way ('ready'), send it in the app that has opened, find another way ('stuck'), or
 * nothing ('done', by the visitor's word); or what became of it where the page itself sends.
 */
export type Stage =
  | { act: 'send' | 'stuck'; way: Way }
  | { act: 'done'; way: Way; sentAt: string }
  | { act: 'ready' | DeliveryState };

export function stageOf({ way, isStuck, sentAt }: Pressed, state?: DeliveryState): Stage {
  if (state === 'sending' || state === 'sent') return { act: state };
  if (way && sentAt) return { act: 'done', way, sentAt };
  if (way && !isStuck) return { act: 'send', way };
  if (state) return { act: state };
  return way ? { act: 'stuck', way } : { act: 'ready' };
}

export type Choice = Way | 'done' | 'failed' | 'retry' | 'copy' | 'print' | 'calendar';

/** For each stage: its main button, the others ('ways' stands for all ways to send it), and how much of the ticket shows. */
const screens = {
  ready: { main: 'suggested', beside: ['ways', 'copy'], ticket: 'rows' },
  send: { main: 'done', beside: ['copy', 'failed'], ticket: 'rows' },
  stuck: { main: 'copy', beside: ['ways', 'done'], ticket: 'rows' },
  done: { main: undefined, beside: ['calendar', 'print', 'copy'], ticket: 'brief' },
  sending: { main: undefined, beside: ['calendar', 'print', 'copy'], ticket: 'brief' },
  sent: { main: undefined, beside: ['calendar', 'print', 'copy'], ticket: 'brief' },
  failed: { main: 'retry', beside: ['retry', 'ways', 'copy'], ticket: 'rows' },
  unknown: { main: 'retry', beside: ['retry', 'ways', 'copy'], ticket: 'rows' },
} as const;

type Known = { ways: readonly Way[]; suggested: Way; /** True if a call comes first. */ isUrgent: boolean };

/** Returns the buttons of a stage, and how much of the ticket it shows. */
export function screenOf(stage: Stage, { ways, suggested, isUrgent }: Known) {
  const { main, beside, ticket } = screens[stage.act];
  const way = 'way' in stage ? stage.way : undefined;
  // A visitor who chose to call still wants to talk. If a call comes first, no other button does.
  const isUnderWay = stage.act === 'send' || stage.act === 'sending';
  const isForCall = way === 'call' ? stage.act === 'stuck' : isUrgent && !isUnderWay;
  const first: Choice | undefined = isForCall ? 'call' : main === 'suggested' ? suggested : main;
  // A computer may have no app for emails, so a copy is offered at once.
  const hidden = stage.act === 'send' && way !== 'email' ? 'copy' : undefined;
  const others = beside.flatMap((id): readonly Choice[] => (id === 'ways' ? ways : [id]));
  return { main: first, beside: others.filter((id) => id !== first && id !== hidden), ticket };
}

/** The words of each way: the buttons for "done" and "it failed", and the stamp that the visitor says it was done. */
const written = { done: 'I sent it', failed: 'Nothing opened', stamp: 'You sent it' };
export const wayWords = {
  text: written,
  email: written,
  call: { done: 'I called', failed: 'It didn’t dial', stamp: 'You called' },
} as const satisfies Record<Way, object>;
