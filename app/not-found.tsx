/** Never shown (global-not-found.tsx is). Without it, Next puts a 404 page of its own into every page's data. */
export default function NotFound() {
  return null;
}
