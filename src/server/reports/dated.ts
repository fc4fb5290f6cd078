const HOUR_MS = 60 * 60 * 1000
/** In ms: so long a report may have waited on the phone of an earlier version, which doesn't say what time it has. */
const WAITED_MS = 30 * 24 * HOUR_MS

/**
 * When a report was made by the central's clock, as an ISO instant, where its phone's is wrong by more than an hour;
 * undefined where the phone's own word will do. `ahora` is what the phone says that it is now.
 */
export function datedByCentral(
  fechaCreacion: string,
  ahora: string | undefined,
  now: number,
): string | undefined {
  const made = Date.parse(fechaCreacion)
  const theirs = Date.parse(ahora ?? '')
  if (Number.isNaN(made)) return new Date(now).toISOString()
  if (Number.isNaN(theirs)) {
    const isOdd = made - now > HOUR_MS || now - made > WAITED_MS
    return isOdd ? new Date(now).toISOString() : undefined
  }
  const ahead = theirs - now
  if (Math.abs(ahead) <= HOUR_MS && made - now <= HOUR_MS) return undefined
  return new Date(Math.min(now, made - ahead)).toISOString()
}
