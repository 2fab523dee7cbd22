import { newRequestSchema, type RawInformation } from '@/lib/booking/fields';
import type { Step } from '@/lib/booking/steps';
import { serviceIds } from '@/lib/site/service-ids';
import { BookingStore } from './booking-store';
import type { historyEntries } from './history-entries';

/** A tab with a fake history and the wizard's store. The history and the storage survive a reload. */
export class Tab {
  store!: BookingStore;
  now = new Date('2026-03-09T18:00:00Z');
  isBlocked = false;
  /** The answers typed into the form of step 2 since it appeared. */
  private changes: Partial<RawInformation> = {};
  private entries: { step?: Step | undefined; from?: Step | undefined; search: string }[] = [];
  private at = -1;

  constructor(search = '') {
    jest.restoreAllMocks();
    sessionStorage.clear();
    this.follow(search);
  }

  block() {
    this.isBlocked = true;
    for (const use of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, use).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
  }

  private history: typeof historyEntries = {
    search: () => this.entry().search,
    step: () => this.entry().step,
    cameFrom: () => this.entry().from,
    replace: (step) => void (this.entries[this.at] = { step, from: this.entry().from, search: '' }),
    push: (step, from) => this.add({ step, from, search: '' }),
    back: () => this.travel(-1),
  };

  private entry = () => this.entries[this.at] ?? { search: '' };

  private add(entry: { step?: Step; from?: Step; search: string }) {
    this.entries.splice((this.at += 1), Infinity, entry);
  }

  /** Opens the page from a link in the same tab. */
  follow(search: string) {
    this.add({ search });
    this.reload();
  }

  reload() {
    this.store?.keep();
    this.store = new BookingStore(serviceIds, this.history, () => this.now);
    this.store.readFrom(this.answers);
    // After a move, the state has the typed answers.
    this.store.subscribe(() => (this.changes = {}));
    this.changes = {};
    this.store.open();
  }

  travel(by: -1 | 1) {
    if (!this.entries[this.at + by]) return;
    this.at += by;
    this.store.traverse();
  }

  type = (change: Partial<RawInformation>) => void Object.assign(this.changes, change);

  answers = () => ({ ...this.booking().answers, ...this.changes });

  /** Presses Continue, which does nothing while the form is invalid. */
  continue() {
    const { data } = newRequestSchema('2026-03-09').safeParse(this.answers());
    if (data) this.store.continueWith(data);
  }

  booking = () => this.store.getState().booking;
  screen = () => this.booking().step;
  entryStep = () => this.entry().step;
}
