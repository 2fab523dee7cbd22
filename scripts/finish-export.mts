import { lookupSettings } from '../lib/location/settings';
import { finishExport } from './export/finish-export';

// Makes the exported files fit for the security policy, and writes the headers for the hosts. The build runs it.
try {
  const { reverseGeocodeUrl, ipGeolocationUrl } = lookupSettings(process.env);
  const lookups = [reverseGeocodeUrl, ipGeolocationUrl].map((address) => new URL(address).origin);
  console.log(finishExport({ out: 'out', next: '.next', basePath: process.env.BASE_PATH ?? '', lookups }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
