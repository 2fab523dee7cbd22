/** `npm run claims`: prints what the site claims, with the fact behind each sentence, to sign before launch. */
import './settings';
import { claimSheet } from '@/lib/content/claims';
import { loadContent } from '@/lib/content/load/load-content';

try {
  console.log(claimSheet(loadContent()));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
