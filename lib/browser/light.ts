/** Standard time (UTC-6) of the sunset in Minneapolis in the middle of each month. Source: NOAA solar calculator. */
const sunsets = [17, 17.6, 18.3, 18.9, 19.6, 20, 19.9, 19.3, 18.4, 17.5, 16.7, 16.5];

/** When the sun stands highest there, in standard time. */
const noon = 12.25;

/** Sets `data-light` by the sun over Minneapolis now. The drawings and the home page's first screen use it. */
export function setLight(now: Date): void {
  const local = new Date(now.getTime() - 6 * 60 * 60_000);
  const hour = local.getUTCHours() + local.getUTCMinutes() / 60;
  const sunset = sunsets[local.getUTCMonth()] ?? 18;
  const sunrise = 2 * noon - sunset;
  const isUp = hour >= sunrise - 0.5 && hour < sunset + 0.5;
  const light = !isUp ? 'night' : hour < sunrise + 2 ? 'morning' : hour < sunset - 1 ? 'day' : 'dusk';
  // On <html>, which React hydrates without comparing this attribute.
  document.documentElement.dataset.light = light;
}
