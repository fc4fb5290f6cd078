import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { permit } from '@/access/permit'
import { findUsuario } from '@/access/usuarios-store'
import type { CsvColumn } from '@/shared/lib/csv'
import { withLock } from '@/shared/storage/lock'
import { createStored } from '@/shared/storage/stored'
import {
  ACCION_LABELS,
  BITACORA_KEY,
  type Cambio,
  cap,
  type Entrada,
  entradaSchema,
  PENDING_KEY,
} from './bitacora'
import { somethingPending, takePending } from './pendientes'

const stored = createStored<Entrada[]>(BITACORA_KEY, {
  decode(data) {
    if (!Array.isArray(data)) return null
    const read = data.map((entry) => v.safeParse(entradaSchema, entry))
    // A damaged line of the log isn't worth a place in quarantine.
    return { value: read.filter(({ success }) => success).map(({ output }) => output as Entrada), bad: [] }
  },
  isEmpty: (list) => list.length === 0,
  seed: () => [],
  unreadable: () => [],
})

/** Moves what waits into the log. True when there was something. */
export function flushBitacora(): Promise<boolean> {
  if (!somethingPending()) return Promise.resolve(false)
  return withLock(PENDING_KEY, async () => {
    const { entradas, forget } = takePending()
    const named: Entrada[] = []
    for (const entry of entradas) {
      const user = entry.usuario ? await findUsuario(entry.usuario) : undefined
      named.unshift({ ...entry, usuario: user?.name ?? (entry.usuario || 'Visitante') })
    }
    if (named.length > 0) await stored.write((list) => cap([...named, ...list]))
    forget()
    return named.length > 0
  })
}

/** Newest first; only for system:logs (spec §6). */
export const bitacoraQuery = queryOptions({
  queryKey: [BITACORA_KEY],
  queryFn: async () => {
    await permit('system:logs')
    return cap(await stored.read())
  },
})

/** A field of a module's records in a person's words; `modulo` is the module's title. */
export type WordOf = (modulo: string, campo: string) => string

/** `estado: Bueno → Malo` */
export const describeCambio = (modulo: string, { campo, antes, despues }: Cambio, word: WordOf): string =>
  `${word(modulo, campo)}: ${antes || '—'} → ${despues || '—'}`

export const bitacoraCsv = (word: WordOf): CsvColumn<Entrada>[] => [
  { header: 'Fecha', value: ({ momento }) => momento },
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Acción', value: ({ accion }) => ACCION_LABELS[accion] },
  { header: 'Módulo', value: ({ modulo }) => modulo },
  { header: 'Registro', value: ({ registro }) => registro },
  {
    header: 'Cambios',
    value: ({ modulo, cambios }) => cambios.map((cambio) => describeCambio(modulo, cambio, word)).join('; '),
  },
]
