import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { permit } from '@/access/permit'
import { findUsuario } from '@/access/usuarios/find-usuario'
import type { CsvColumn } from '@/shared/lib/file/csv'
import { readRaw, readValue, removeRaw } from '@/shared/storage/entry/local'
import { withLock } from '@/shared/storage/entry/lock'
import { createStored } from '@/shared/storage/entry/stored'
import { ACCION_LABELS, type Cambio, cap, type Entrada, entradaSchema } from './bitacora'
import { BITACORA_KEY, PENDING_KEY } from './keys'
import { lineKeys, somethingPending } from './pending'

const stored = createStored<Entrada[]>(BITACORA_KEY, {
  decode(data) {
    if (!Array.isArray(data)) return null
    const read = data.map((entry) => v.safeParse(entradaSchema, entry))
    // A damaged line is dropped: quarantine is for data that somebody wrote.
    return { value: read.filter(({ success }) => success).map(({ output }) => output as Entrada), bad: [] }
  },
  isEmpty: (list) => list.length === 0,
  seed: () => [],
  unreadable: () => [],
})

const isEntrada = (entry: Entrada | null): entry is Entrada => typeof entry?.id === 'string'

/** The list that earlier versions kept under one key. */
function oldList(): Entrada[] {
  const waiting = readValue<unknown>(PENDING_KEY)
  return Array.isArray(waiting) ? waiting : []
}

/**
 * The lines that wait for the log, and a function that removes exactly those. `usuario` is still an id here, or empty
 * when nobody was signed in.
 */
export function takePending(): { entradas: Entrada[]; forget: () => void } {
  const old = readRaw(PENDING_KEY)
  const keys = lineKeys()
  const all = [...oldList(), ...keys.map((key) => readValue<Entrada>(key))]
  return {
    // A damaged line is dropped here as it is in the log itself.
    entradas: all.filter(isEntrada),
    forget() {
      // A tab with the earlier version may have added a line meanwhile.
      if (old !== null && readRaw(PENDING_KEY) === old) removeRaw(PENDING_KEY)
      for (const key of keys) removeRaw(key)
    },
  }
}

/** Moves the waiting lines into the log. True when there were some. */
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

/** The log, newest line first; only for those with system:logs (spec §6). */
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
