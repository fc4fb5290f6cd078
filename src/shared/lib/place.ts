export type Place = { lat: number; lng: number }

/** Degrees with a point for the decimals, as every map writes them. */
const DEGREES = '([+-]?\\d{1,3}(?:\\.\\d+)?)'

const PAIR = new RegExp(`^${DEGREES}\\s*[,;\\s]\\s*${DEGREES}$`)

/** With a comma for the decimals, as people write here: `-1,83; -78,18` or `-1,83 -78,18`. */
const COMMA_PAIR = /^([+-]?\d{1,3},\d+)\s*[;\s]\s*([+-]?\d{1,3},\d+)$/

/** In the order in which they are trusted: a mark before the middle of what was in view. */
const IN_LINK = [
  // Google Maps: the place that was opened, and the middle of the map.
  new RegExp(`!3d${DEGREES}!4d${DEGREES}`),
  // OpenStreetMap: the mark.
  new RegExp(`[?&]mlat=${DEGREES}&mlon=${DEGREES}`),
  // What was searched for or shared, of Google Maps and others.
  new RegExp(`[?&](?:q|query|ll|destination|center)=(?:loc:)?${DEGREES},\\s*${DEGREES}`),
  new RegExp(`/(?:place|search)/${DEGREES},\\s*${DEGREES}`),
  new RegExp(`@${DEGREES},${DEGREES}`),
  new RegExp(`#map=[\\d.]+/${DEGREES}/${DEGREES}`),
]

/** Addresses that hide the place behind a name which only the net knows. */
const SHORT =
  /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl|g\.co|osm\.org\/go|(?:www\.)?openstreetmap\.org\/go)(?:\/|$)/i

const UNKNOWN =
  'No se reconoce un lugar. Pegue un enlace de Google Maps u OpenStreetMap, o escriba latitud y longitud: -1.83, -78.18'
const TOO_SHORT =
  'Es un enlace corto, que no dice el lugar. Ábralo en el navegador y pegue la dirección larga que aparece arriba.'
const OUTSIDE = 'La latitud va de -90 a 90, y la longitud de -180 a 180.'

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

/** `geo:-1.83,-78.18`, and `geo:0,0?q=-1.83,-78.18(Estación)` as Android writes a mark. */
const ofGeo = (text: string): string =>
  (/[?&]q=([^&(]+)/.exec(text)?.[1] ?? text.replace(/^geo:/i, '').split(/[?;]/)[0] ?? '').trim()

function pairIn(text: string): readonly string[] | null {
  const comma = COMMA_PAIR.exec(text)
  if (comma) return comma.slice(1).map((part) => part.replace(',', '.'))
  const pair = PAIR.exec(/^geo:/i.test(text) ? ofGeo(text) : text)
  if (pair) return pair.slice(1)
  if (!/^https?:/i.test(text)) return null
  return (
    IN_LINK.map((pattern) => pattern.exec(text))
      .find(Boolean)
      ?.slice(1) ?? null
  )
}

/**
 * The place that a pasted text names: a link of Google Maps or OpenStreetMap, `geo:`, or latitude and longitude. A
 * string says why there is none. Nothing is asked of the net.
 */
export function placeIn(pasted: string): Place | string {
  const text = decoded(pasted.trim().replace(/−/g, '-'))
  const found = pairIn(text)
  if (!found) return SHORT.test(text) ? TOO_SHORT : UNKNOWN
  const [lat, lng] = found.map(Number)
  if (lat === undefined || lng === undefined) return UNKNOWN
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : OUTSIDE
}
