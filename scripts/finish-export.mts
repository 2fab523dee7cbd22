import { lookupSettings } from '../lib/location/settings';
import { finishExport } from './export/finish-export';

// Makes the exported files fit for the security policy, and writes the headers for the hosts. The build runs it.
try {
  const lookups = Object.values(lookupSettings(process.env)).map((address) => new URL(address).origin);
  const basePath = process.env.BASE_PATH ?? '';
  console.log(finishExport({ out: 'out', hosting: 'hosting', next: '.next', basePath, lookups, early: {} }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
