import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { permit } from '@/access/permit'
import { findUsuario } from '@/access/usuarios/find-usuario'
import type { CsvColumn } from '@/shared/lib/file/csv'
import { readRaw, readValue, removeRaw } from '@/shared/storage/entry/local'
import { withLock } from '@/shared/storage/entry/lock'
import { createStored } from '@/shared/storage/entry/stored'
import { ACCION_LABELS, type Cambio, cap, type Entrada, entradaSchema } from './bitacora'
import type { NewEntrada } from './describe'
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

/** A line that waits: what it names by an id has not been looked up yet. */
type Waiting = Entrada & Pick<NewEntrada, 'en'>

const isEntrada = (entry: Waiting | null): entry is Waiting => typeof entry?.id === 'string'

/** The list that earlier versions kept under one key. */
function oldList(): Waiting[] {
  const waiting = readValue<unknown>(PENDING_KEY)
  return Array.isArray(waiting) ? waiting : []
}

/**
 * The lines that wait for the log, and a function that removes exactly those. `usuario` is still an id here, or empty
 * when nobody was signed in.
 */
export function takePending(): { entradas: Waiting[]; forget: () => void } {
  const old = readRaw(PENDING_KEY)
  const keys = lineKeys()
  const all = [...oldList(), ...keys.map((key) => readValue<Waiting>(key))]
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

/** The names of the records with these ids; no name for a text that is no id. */
export type Names = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** The line with names in place of ids: of what the record is part of, and of what a field points at. */
async function withNames({ en = '', ...entry }: Waiting, names: Names): Promise<Entrada> {
  const { registro, cambios = [] } = entry
  const found = await names([en, ...cambios.flatMap(({ antes, despues }) => [antes, despues])])
  const nameOf = (text: string) => found.get(text) || text
  const whole = found.get(en)
  return {
    ...entry,
    registro: whole ? `${registro}, en ${whole}` : registro,
    cambios: cambios.map(({ campo, antes, despues }) => ({
      campo,
      antes: nameOf(antes),
      despues: nameOf(despues),
    })),
  }
}

/** Moves the waiting lines into the log. True when there were some. */
export function flushBitacora(names: Names): Promise<boolean> {
  if (!somethingPending()) return Promise.resolve(false)
  return withLock(PENDING_KEY, async () => {
    const { entradas, forget } = takePending()
    const named: Entrada[] = []
    for (const entry of entradas) {
      const user = entry.usuario ? await findUsuario(entry.usuario) : undefined
      named.unshift({
        ...(await withNames(entry, names)),
        usuario: user?.name ?? (entry.usuario || 'Visitante'),
      })
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

/** A field of a module's records, or a value of it, in a person's words; `modulo` is the module's title. */
export type WordOf = (modulo: string, campo: string, valor?: string) => string

/** `estado: Bueno → Malo` */
export const describeCambio = (modulo: string, { campo, antes, despues }: Cambio, word: WordOf): string =>
  `${word(modulo, campo)}: ${word(modulo, campo, antes) || '—'} → ${word(modulo, campo, despues) || '—'}`

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
