type Point = { lat: number; lng: number }

const EARTH_METRES = 6_371_000

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in metres, of places in degrees. */
export function metresBetween(a: Point, b: Point): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2
  const lng = Math.sin(radians(b.lng - a.lng) / 2) ** 2
  const chord = lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lng
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}
