import { siteContent } from '../lib/content/site-content';
import { homeSettings } from '../lib/site/home-settings';
import { earlyScript } from './export/early-script';
import { finishExport } from './export/finish-export';

// Makes the exported files fit for the security policy, and writes the headers for the hosts. The build runs it.
try {
  const home = homeSettings(siteContent(), process.env);
  const lookups = Object.values(home.lookups).map((address) => new URL(address).origin);
  const basePath = process.env.BASE_PATH ?? '';
  const early = { '/': earlyScript('components/home/first-script.ts', 'startHomePage', home) };
  console.log(finishExport({ out: 'out', hosting: 'hosting', next: '.next', basePath, lookups, early }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
