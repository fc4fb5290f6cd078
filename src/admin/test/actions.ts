import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { SESSION_KEYS } from '@/access/keys'
import { permit } from '@/access/permit'
import { keepCopyNow } from '@/admin/shell/data/copias'
import { loadAllModules } from '@/admin/shell/data/data-modules'
import type { Reach } from '@/admin/ui/record/reach'
import { copiasModule } from '@/entities/copias/module'
import { backupKeys, storedAt, titleOfKey } from '@/entities/modules'
import type { MutationMeta, Toast } from '@/shared/query/toast'
import { announce } from '@/shared/storage/changes'
import { clearEverything } from '@/shared/storage/device/clear'
import { listPhotos } from '@/shared/storage/device/photos'
import { keepFailure } from '@/shared/storage/device/probe'
import { keyUsage } from '@/shared/storage/entry/local'
import { listQuarantine } from '@/shared/storage/entry/quarantine'
import { writeRows } from '@/shared/storage/entry/rows'
import { rowOfUnseen } from '@/shared/storage/entry/unseen'
import { readWhole, replaceWhole } from '@/shared/storage/entry/whole'
import type { Versioned } from '@/shared/storage/stored-module'
import { syncNow } from '@/sync/actions'
import { collections } from '@/sync/collections'
import { mendPrecache } from './precache'
import { runProbes } from './probes'

const STATS = 'prueba'
const READINESS = 'sin-senal'
const ANSWER_MS = 2000

export type KeyRow = { id: string; label: string; bytes: number; count: number | null }

/** The number of records of a list; the configuration counts as one. */
const countOf = (data: unknown) => (Array.isArray(data) ? data.length : data === undefined ? null : 1)

/** What is stored now: the size and records of each key, the photos and what was put aside. */
export const statsQuery = queryOptions({
  queryKey: [STATS],
  queryFn: async () => {
    await loadAllModules()
    const rows: KeyRow[] = []
    for (const { key, bytes } of keyUsage()) {
      const stored = storedAt(key)
      rows.push({
        id: key,
        label: titleOfKey(key),
        bytes,
        count: stored ? countOf(await readWhole(stored)) : null,
      })
    }
    const photos = await listPhotos().catch(() => [])
    return { rows, photos: photos.length, quarantine: await listQuarantine() }
  },
  // Measured at each visit, because other screens' writes don't refresh it.
  staleTime: 0,
  gcTime: 0,
})

export const readinessQuery = queryOptions({
  queryKey: [READINESS],
  queryFn: () => runProbes(new Date()),
  staleTime: 0,
  gcTime: 0,
})

export const testStorage = mutationOptions({
  mutationFn: async () => {
    const failure = await keepFailure()
    if (failure) throw failure
  },
  meta: {
    invalidates: [STATS],
    success: { title: 'Almacenamiento correcto', message: 'Se escribió y se borró una prueba.' },
    failure: 'El almacenamiento no funciona.',
  } satisfies MutationMeta,
})

type Reloaded = { reset: () => Promise<unknown> }

/** Puts the samples of one list in its place; the toast can undo it. */
export const reload = (stored: Versioned, { reset }: Reloaded, toast: Toast) =>
  mutationOptions({
    mutationFn: async () => {
      const before = await readWhole(stored)
      await reset()
      return before
    },
    meta: {
      invalidates: [stored.key, STATS],
      success: toast,
      failure: 'No se pudieron recargar los datos.',
      undo: async (before) => {
        if (before !== undefined) await replaceWhole(stored, () => before)
      },
    } satisfies MutationMeta,
  })

/** With a central in reach, this device has nothing of it until it has joined anew: neither samples nor empty lists. */
async function startOver(reach: Reach): Promise<void> {
  if (reach === 'equipo') return loadAllModules()
  await writeRows([rowOfUnseen(collections().map(({ key }) => key))])
  syncNow()
}

export const clearAll = mutationOptions({
  mutationFn: async (reach: Reach) => {
    await permit('config:edit')
    // The person stays signed in and sees the result.
    await clearEverything(SESSION_KEYS)
    await startOver(reach)
    const after = { titulo: 'Se limpió todo el almacenamiento' }
    announce([{ module: copiasModule, action: 'restore', before: null, after, overwritten: [] }])
  },
  meta: {
    invalidates: [STATS, READINESS, copiasModule.key, ...backupKeys()],
    success: (_, reach) => ({
      title: 'Almacenamiento limpio',
      message:
        reach === 'equipo' ? 'Volvieron los datos de ejemplo.' : 'La central vuelve a llenar este equipo.',
    }),
    failure: 'No se pudo limpiar el almacenamiento.',
  } satisfies MutationMeta,
})

/** Waits only briefly, because Firefox answers after the person does. */
const askToPersist = () =>
  Promise.race([
    navigator.storage?.persist?.().catch(() => undefined),
    new Promise((done) => setTimeout(done, ANSWER_MS)),
  ])

/** Fixes what can be fixed from here: missing files, persistent storage, a first copy. */
export const mendReadiness = mutationOptions({
  mutationFn: async () => {
    await permit('config:edit')
    if (navigator.serviceWorker && !(await navigator.serviceWorker.getRegistration()))
      await navigator.serviceWorker.register('/sw.js')
    await mendPrecache()
    if ((await runProbes(new Date())).some(({ id, state }) => id === 'copia' && state !== 'listo'))
      await keepCopyNow()
    await askToPersist()
  },
  meta: {
    invalidates: [READINESS, copiasModule.key],
    success: { title: 'Reparado', message: 'Se hizo lo que se puede hacer desde aquí.' },
    failure: 'No se pudo reparar todo.',
  } satisfies MutationMeta,
})
