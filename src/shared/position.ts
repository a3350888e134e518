/** A place on earth in degrees, known to about a kilometre. */
export interface Position {
  latitude: number;
  longitude: number;
}

const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100;

/** To the hundredth of a degree, about a kilometre: more is never stored or sent. */
export const roughly = ({ latitude, longitude }: Position): Position => ({
  latitude: roundDegrees(latitude),
  longitude: roundDegrees(longitude),
});

/** Reads 'latitude,longitude'; null for anything else. */
export function parsePosition(text: string): Position | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? roughly(position) : null;
}

export const positionText = ({ latitude, longitude }: Position): string => `${latitude},${longitude}`;
