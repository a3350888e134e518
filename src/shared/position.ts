/** A position in degrees, accurate to about a kilometer. */
export interface Position {
  latitude: number;
  longitude: number;
}

const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100;

/** Rounds to a hundredth of a degree, about a kilometer. Nothing more exact is ever stored or sent. */
export const roundPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: roundDegrees(latitude),
  longitude: roundDegrees(longitude),
});

/** Parses 'latitude,longitude'; null for anything else. */
export function parsePosition(text: string): Position | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180
    ? roundPosition(position)
    : null;
}

export const positionText = ({ latitude, longitude }: Position): string => `${latitude},${longitude}`;
