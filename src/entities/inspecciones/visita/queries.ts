import { mutationOptions } from '@tanstack/react-query'
import { demandChanges } from '@/access/authorize'
import { currentUser } from '@/access/current-user'
import { listRepository } from '@/access/repository'
import { toDay, toTime } from '@/shared/lib/fecha'
import { createResource } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import { ownEquipo } from '@/shared/storage/device/equipo'
import { UnknownIdError } from '@/shared/storage/errors'
import { commitTogether, listWrite } from '@/shared/storage/lists-together'
import { abiertasList, plantillasList, visitasList } from './listas'
import { idDeVisita, RESULTADO_LABELS, type Resultado, type Visita } from './visita'

const visitasRepository = listRepository(visitasList)
const abiertasRepository = listRepository(abiertasList)

const FAILED = {
  createFailed: 'No se pudo anotar la visita.',
  updateFailed: 'No se pudo guardar la visita.',
  removeFailed: 'No se pudo eliminar la visita.',
} as const

export const visitas = createResource(visitasRepository, FAILED)

/** Those that run, of every phone. */
export const abiertas = createResource(abiertasRepository, FAILED)

export const plantillas = createResource(listRepository(plantillasList), {
  created: { title: 'Lista guardada', message: 'Se usa desde la próxima visita.' },
  createFailed: 'No se pudo guardar la lista.',
  updateFailed: 'No se pudo guardar la lista.',
  removeFailed: 'No se pudo eliminar la lista.',
})

type Comienzo = Pick<Visita, 'local' | 'plantilla'> & Partial<Visita>

/** Begins this phone's visit of a premises, or finds the one that runs. */
async function begin(comienzo: Comienzo): Promise<Visita> {
  const equipo = ownEquipo()
  const por = (await currentUser())?.name ?? ''
  const dia = toDay(new Date())
  const over = new Set((await visitasRepository.all()).map(({ id }) => id))
  let n = 1
  while (over.has(idDeVisita({ local: comienzo.local, dia, equipo }, n))) n++
  const [begun] = await abiertasRepository.upsertMany((list) => {
    const runs = list.find((one) => one.local === comienzo.local && one.equipo === equipo)
    const id = idDeVisita({ local: comienzo.local, dia, equipo }, n)
    return [runs ?? { respuestas: '', ...comienzo, id, dia, equipo, ...(por && { por }) }]
  })
  return begun as Visita
}

export const empezar = mutationOptions({
  mutationFn: begin,
  scope: { id: abiertasList.key },
  meta: {
    invalidates: [abiertasList.key],
    failure: 'No se pudo empezar la visita.',
  } satisfies MutationMeta,
})

type Anotacion = { id: string; change: (visita: Visita) => Partial<Visita> }

/** Changes a visit as it is stored at that moment: two taps in a row both count. @throws UnknownIdError */
async function note({ id, change }: Anotacion): Promise<void> {
  const runs = (await abiertasRepository.all()).some((one) => one.id === id)
  await (runs ? abiertasRepository : visitasRepository).upsertMany((list) => {
    const visita = list.find((one) => one.id === id)
    if (!visita) throw new UnknownIdError(id)
    return [{ ...visita, ...change(visita) }]
  })
}

/** One tap of a visit. No toast: it would lie over the next button, and the screen shows it. */
export const anotar = mutationOptions({
  mutationFn: note,
  scope: { id: abiertasList.key },
  meta: {
    invalidates: [abiertasList.key, visitasList.key],
    failure: 'No se pudo anotar.',
  } satisfies MutationMeta,
})

/** With `comienzo`, a visit of which nothing else was written. */
type Fin = { id: string } & Pick<Visita, 'fallas' | 'pide' | 'motivo' | 'juntas'> & { resultado: Resultado }

/** Ends a visit: it goes from those that run to the others in one commit. @throws UnknownIdError */
async function end({ id, ...fin }: Fin): Promise<void> {
  const now = new Date()
  const over = { ...fin, fin: `${toDay(now)}T${toTime(now)}` }
  const visita = (await abiertasRepository.all()).find((one) => one.id === id)
  if (!visita) return note({ id, change: () => over })
  const actor = await currentUser()
  await commitTogether([
    listWrite(abiertasList, { kind: 'batch', batch: { added: [], patches: [], removed: [id] } }, (changes) =>
      demandChanges(abiertasList, actor, changes),
    ),
    listWrite(
      visitasList,
      { kind: 'batch', batch: { added: [{ ...visita, ...over }], patches: [], removed: [] } },
      (changes) => demandChanges(visitasList, actor, changes),
    ),
  ])
}

export const terminar = mutationOptions({
  mutationFn: end,
  scope: { id: abiertasList.key },
  meta: {
    invalidates: [abiertasList.key, visitasList.key],
    success: (_, fin) => ({
      title: 'Visita terminada',
      message: `${RESULTADO_LABELS[(fin as Fin).resultado]}.`,
    }),
    failure: 'No se pudo terminar la visita.',
  } satisfies MutationMeta,
})
