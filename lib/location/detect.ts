import { withDeadline } from './deadline';
import type { Environment } from './environment';
import { lookUpConnection, lookUpCoordinates } from './lookups';
import { askPosition, positionDeadline } from './position';
import type { Finding } from './precedence';
import type { LookupSettings } from './settings';

type Detection = {
  environment: Environment;
  settings: LookupSettings;
  /** Aborted when the page goes away: nothing is reported after that. */
  signal: AbortSignal;
  /** Called with each place found: at most once for the IP look-up and once for the position. */
  onFinding: (finding: Finding) => void;
};

/**
 * Looks for the visitor's city: by the position and its reverse look-up, else by the IP address. Makes one request for the
 * position and at most one to each service. Resolves, and never rejects, when the chain has come to its end; a
 * visitor who answers the permission prompt after that still gets the better finding, once.
 */
export async function detect({ environment, settings, signal, onFinding }: Detection): Promise<void> {
  const position = askPosition(environment);
  const byPosition = position.then(async (point) => {
    const place = await lookUpCoordinates(environment, settings, point, signal);
    if (!signal.aborted) onFinding({ source: 'coordinates', place });
  });
  // Failed, and perhaps after the deadline, when nobody waits for it any more.
  byPosition.catch(() => {});
  const byConnection = async () => {
    const place = await lookUpConnection(environment, settings, signal);
    if (!signal.aborted) onFinding({ source: 'ip', place });
  };
  const sources = [
    // The deadline is the position's; the look-up has its own and may end after it.
    () => withDeadline(environment, positionDeadline, signal, () => position).then(() => byPosition),
    byConnection,
  ];
  for (const source of sources) {
    if (await succeeds(source())) return;
  }
}

/** Whether it worked out. Why not is nobody's concern: the next source is asked. */
function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
