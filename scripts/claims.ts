/** `npm run claims`: prints what the site claims, with the fact behind each sentence, to sign before launch. */
import './settings';
import { claimSheet } from '@/lib/content/claims';
import { loadContent } from '@/lib/content/load/load-content';
import { fail } from './fail';

try {
  console.log(claimSheet(loadContent()));
} catch (error) {
  fail(error);
}
