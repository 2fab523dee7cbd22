const knownNames = new Map([
  ['api.bigdatacloud.net', 'BigDataCloud'],
  ['api-bdc.net', 'BigDataCloud'],
  ['get.geojs.io', 'GeoJS'],
  ['freeipapi.com', 'FreeIPAPI'],
]);

/** Host of a service's address, with its port if it has one of its own: "api.bigdatacloud.net". */
export function serviceHost(url: string): string {
  return new URL(url).host;
}

/** How the privacy policy calls the service behind an address: by its name if we know it, else by its host. */
export function serviceName(url: string): string {
  const host = serviceHost(url);
  return knownNames.get(host) ?? host;
}
