import { kitchenDrawing } from '@/components/illustrations/kitchen';

// Written once, at build time.
export const dynamic = 'force-static';

/** The scene of the home page. It takes its colors from the page that shows it. */
export function GET() {
  return new Response(kitchenDrawing(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
