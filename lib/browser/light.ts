import { localTime } from '@/lib/hours/clock';

// Morning from 5, around the earliest sunrise; dusk from 17, between the earliest sunset and the latest;
// night from 21, when the business closes.
export function setLight(now: Date): void {
  const hour = localTime(now).getUTCHours();
  const light = hour < 5 || hour >= 21 ? 'night' : hour < 10 ? 'morning' : hour < 17 ? 'day' : 'dusk';
  // On <html>, which React hydrates without comparing this attribute.
  document.documentElement.dataset.light = light;
}
