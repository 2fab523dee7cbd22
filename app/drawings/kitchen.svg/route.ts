import { kitchenDrawing } from '@/components/illustrations/kitchen';

// Written once, while the site is built.
export const dynamic = 'force-static';

/** The scene of the home page. It takes its colours from the page that shows it. */
export function GET() {
  return new Response(kitchenDrawing(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
