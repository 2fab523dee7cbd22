/**
 * Next shows global-not-found.tsx and never this page. Without this file, it would add its own 404 page to the data of
 * every page.
 */
export default function NotFound() {
  return null;
}
