/** What was seen of a point: it is so, it isn't, it doesn't apply here, or what was measured. */
export type Respuesta = 'S' | 'N' | 'A' | number

/** By the point's id. */
export type Respuestas = ReadonlyMap<string, Respuesta>

const respuestaOf = (text: string): Respuesta | undefined => {
  if (text === 'S' || text === 'N' || text === 'A') return text
  const number = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : undefined
}

/**
 * The answers as a visit keeps them, `ex1:3 ex2:S sa1:N`: nine thousand visits have to fit into a phone's storage. What can't
 * be read is no answer.
 */
export function leerRespuestas(text: string): Map<string, Respuesta> {
  const read = new Map<string, Respuesta>()
  for (const word of text.split(' ')) {
    const [punto = '', said = ''] = word.split(':')
    const respuesta = respuestaOf(said)
    if (punto && respuesta !== undefined) read.set(punto, respuesta)
  }
  return read
}

export const escribirRespuestas = (respuestas: Respuestas): string =>
  [...respuestas].map(([punto, respuesta]) => `${punto}:${respuesta}`).join(' ')

/** Ids of points as a record keeps them. */
export const leerPuntos = (text: string): string[] => text.split(' ').filter(Boolean)
