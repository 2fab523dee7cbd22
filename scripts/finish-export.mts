import { lookupSettings } from '../lib/location/settings';
import { finishExport } from './export/finish-export';

// Makes the exported files fit for the security policy, and writes the headers for the hosts. The build runs it.
try {
  const { reverseGeocodeUrl, ipGeolocationUrl } = lookupSettings(process.env);
  const lookups = [reverseGeocodeUrl, ipGeolocationUrl].map((address) => new URL(address).origin);
  const basePath = process.env.BASE_PATH ?? '';
  console.log(finishExport({ out: 'out', hosting: 'hosting', next: '.next', basePath, lookups }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
