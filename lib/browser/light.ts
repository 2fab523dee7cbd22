/** Standard time (UTC-6) of the sunset in Minneapolis in the middle of each month. Source: NOAA solar calculator. */
const sunsets = [17, 17.6, 18.3, 18.9, 19.6, 20, 19.9, 19.3, 18.4, 17.5, 16.7, 16.5];

/** The standard time at which the sun is highest in Minneapolis. */
const noon = 12.25;

/** Sets `data-light` by the sun over Minneapolis. The drawings and the home page's first screen use it. */
export function setLight(now: Date): void {
  // We set it on <html>, because React doesn't compare the attributes of that element when it hydrates.
  document.documentElement.dataset.light = lightAt(now);
}

function lightAt(now: Date): 'day' | 'night' {
  const local = new Date(now.getTime() - 6 * 60 * 60_000);
  const hour = local.getUTCHours() + local.getUTCMinutes() / 60;
  const sunset = sunsets[local.getUTCMonth()] ?? 18;
  const sunrise = 2 * noon - sunset;
  const isUp = hour >= sunrise - 0.5 && hour < sunset + 0.5;
  return isUp ? 'day' : 'night';
}
