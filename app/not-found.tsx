/** Never shown, because global-not-found.tsx is. Without it, Next adds its own 404 page to the data of every page. */
export default function NotFound() {
  return null;
}
