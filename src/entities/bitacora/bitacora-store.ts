import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { permit } from '@/access/permit'
import { findUsuario } from '@/access/usuarios-store'
import type { CsvColumn } from '@/shared/lib/csv'
import { fieldName } from '@/shared/storage/field-names'
import { KEYS } from '@/shared/storage/keys'
import { removeRaw, writeValue } from '@/shared/storage/local'
import { withLock } from '@/shared/storage/lock'
import { createStored } from '@/shared/storage/stored'
import { ACCION_LABELS, type Cambio, cap, type Entrada, entradaSchema } from './bitacora'
import { pendingEntradas } from './pendientes'

const stored = createStored<Entrada[]>(KEYS.bitacora, {
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
  if (pendingEntradas().length === 0) return Promise.resolve(false)
  return withLock(KEYS.bitacoraPendiente, async () => {
    const waiting = pendingEntradas()
    const named: Entrada[] = []
    for (const entry of waiting) {
      const user = entry.usuario ? await findUsuario(entry.usuario) : undefined
      named.unshift({ ...entry, usuario: user?.name ?? (entry.usuario || 'Visitante') })
    }
    await stored.write((list) => cap([...named, ...list]))
    const late = pendingEntradas().filter(({ id }) => !waiting.some((entry) => entry.id === id))
    if (late.length === 0) removeRaw(KEYS.bitacoraPendiente)
    else writeValue(KEYS.bitacoraPendiente, late)
    return waiting.length > 0
  })
}

/** Newest first; only for system:logs (spec §6). */
export const bitacoraQuery = queryOptions({
  queryKey: [KEYS.bitacora],
  queryFn: async () => {
    await permit('system:logs')
    return cap(await stored.read())
  },
})

/** `estado: Bueno → Malo` */
export const describeCambio = ({ campo, antes, despues }: Cambio): string =>
  `${fieldName(campo)}: ${antes || '—'} → ${despues || '—'}`

export const bitacoraCsv: readonly CsvColumn<Entrada>[] = [
  { header: 'Fecha', value: ({ momento }) => momento },
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Acción', value: ({ accion }) => ACCION_LABELS[accion] },
  { header: 'Módulo', value: ({ modulo }) => modulo },
  { header: 'Registro', value: ({ registro }) => registro },
  { header: 'Cambios', value: ({ cambios }) => cambios.map(describeCambio).join('; ') },
]
