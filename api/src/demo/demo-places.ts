/** Latitude and longitude of the towns of the demo offers, in degrees. */
const towns: Record<string, [number, number]> = {
  Warszawa: [52.2319, 21.0307],
  Kraków: [50.0513, 19.9449],
  Gdańsk: [54.4037, 18.5712],
  Poznań: [52.4043, 16.9251],
  'Bielany Wrocławskie': [51.0372, 16.9685],
  Józefosław: [52.0996, 21.0394],
  Łódź: [51.7642, 19.4576],
  Kołobrzeg: [54.1817, 15.5856],
  Stryków: [51.9013, 19.6043],
  Zakopane: [49.2887, 19.9359],
  Lublin: [51.2754, 22.5622],
  Mikołajki: [53.8021, 21.5712],
  Wrocław: [51.1079, 17.0602],
  Gdynia: [54.4795, 18.5632],
};

export function placeOf(address: string): { latitude: number; longitude: number } {
  const town = towns[address.split(', ').at(-1) ?? ''];
  if (!town) throw new Error(`There are no coordinates for ${address}`);
  return { latitude: town[0], longitude: town[1] };
}
