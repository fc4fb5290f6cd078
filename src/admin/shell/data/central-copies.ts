import { queryOptions } from '@tanstack/react-query'
import { type CentralCopies, type RestoredCopy, readCentralCopies } from '@/access/central/copies'
import { formatMoment } from '@/shared/lib/fecha'

const DAY_MS = 86_400_000
/** A copy that nobody has tried for a month may be one that can't be put back. */
const TRY_AFTER_DAYS = 31

export const COPIES_KEY = 'central-copias'

export const copiesQuery = queryOptions({
  queryKey: [COPIES_KEY],
  queryFn: readCentralCopies,
  retry: false,
})

/** In days: a station that burns loses no more than this. */
const OUTSIDE_DAYS = 2

/** What to say where no device outside the station has a recent copy, at `now` (ms); '' where one has, or without a key. */
export function outsideSentence({ clave, custodios = [] }: CentralCopies, now: number): string {
  if (!clave) return ''
  const made = custodios.flatMap(({ copia }) => (copia ? [Date.parse(copia)] : []))
  const known = Date.parse(clave.creada ?? clave.probada ?? '') || 0
  const age = (now - Math.max(...made, known)) / DAY_MS
  if (age < OUTSIDE_DAYS) return ''
  return made.length === 0
    ? 'Ninguna copia está fuera de la estación.'
    : 'Ningún equipo tiene una copia de los últimos dos días.'
}

/**
 * What to say of copies that nobody has tried in a month, at `now` (ms); '' where one was, or there is none to try. The one
 * that was put back in this central was tried by that.
 */
export function untriedSentence({ copias, prueba, repuesta }: CentralCopies, now: number): string {
  if (copias.length === 0 || prueba === undefined) return ''
  if (prueba?.mensaje) return 'La última copia que se probó no se pudo reponer.'
  const last = prueba?.instante ?? repuesta?.instante
  if (!last) return 'Todavía no se ha probado ninguna copia de la central.'
  const days = Math.floor((now - Date.parse(last)) / DAY_MS)
  return days < TRY_AFTER_DAYS ? '' : `Hace ${days} días que no se prueba una copia de la central.`
}

/** How a copy came back into this central, as the end of a sentence. */
export const restoredWords = ({ instante, por }: RestoredCopy): string =>
  `el ${formatMoment(instante)}, ${por === 'pagina' ? 'desde su primera página' : 'por su consola'}`
