import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { currentUser } from '@/access/current-user'
import { listRepository } from '@/access/repository'
import { part, writeTogether } from '@/access/write-together'
import { toDay, toTime } from '@/shared/lib/fecha'
import { createResource, knownQuery } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import { createWriting } from '@/shared/query/writing'
import { knownEquipo, ownEquipo } from '@/shared/storage/device/equipo'
import { UnknownIdError } from '@/shared/storage/errors'
import type { Acta } from './acta'
import { abiertasList, actasList, plantillasList, plazosList, prorrogasList, visitasList } from './listas'
import { idDeProrroga, type Prorroga } from './prorroga'
import { escribirRespuestas } from './respuestas'
import { conNumero, idDeActa } from './termino'
import { idDeVisita, type Resultado, type Visita } from './visita'

const visitasRepository = listRepository(visitasList)
const abiertasRepository = listRepository(abiertasList)

/** Tells a screen which visits are this phone's own. */
export const equipo = queryOptions({ queryKey: ['equipo'], queryFn: knownEquipo })

const FAILED = {
  createFailed: 'No se pudo anotar la visita.',
  updateFailed: 'No se pudo guardar la visita.',
  removeFailed: 'No se pudo eliminar la visita.',
} as const

export const visitas = createResource(visitasRepository, FAILED)

/** Those that run, of every phone. */
export const abiertas = createResource(abiertasRepository, FAILED)

/** Each save adds a version: the ones of before stay, for what they asked. */
export const plantillas = createResource(listRepository(plantillasList), {
  created: { title: 'Lista guardada', message: 'Se usa desde la próxima visita.' },
  createFailed: 'No se pudo guardar la lista.',
  updateFailed: 'No se pudo guardar la lista.',
  removeFailed: 'No se pudo guardar la lista.',
})

const plazosRepository = listRepository(plazosList)

export const plazos = {
  known: knownQuery(plazosRepository),
  escribir: createWriting(plazosRepository, 'No se pudo guardar el plazo.'),
}

type Comienzo = Pick<Visita, 'local' | 'plantilla'> & Partial<Visita>

/** Begins this phone's visit of a premises, or finds the one that runs. */
async function begin(comienzo: Comienzo): Promise<Visita> {
  const equipo = await ownEquipo()
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
    invalidates: [abiertasList.key, 'equipo'],
    failure: 'No se pudo empezar la visita.',
  } satisfies MutationMeta,
})

/** A door of a sweep: all of these points comply, or nothing could be seen. */
type Puerta = Pick<Visita, 'local' | 'plantilla' | 'motivo'> & {
  puntos: readonly string[]
  resultado: Resultado
}

async function sweep({ puntos, ...puerta }: Puerta): Promise<void> {
  const equipo = await ownEquipo()
  const por = (await currentUser())?.name ?? ''
  const now = new Date()
  const donde = { local: puerta.local, dia: toDay(now), equipo }
  await visitasRepository.upsertMany((list) => {
    const over = new Set(list.map(({ id }) => id))
    let n = 1
    while (over.has(idDeVisita(donde, n))) n++
    const respuestas = escribirRespuestas(new Map(puntos.map((punto) => [punto, 'S'])))
    const fin = `${toDay(now)}T${toTime(now)}`
    return [
      { ...puerta, ...donde, id: idDeVisita(donde, n), respuestas, fin, fallas: '', ...(por && { por }) },
    ]
  })
}

/** No toast: it would lie over the next door. */
export const barrer = mutationOptions({
  mutationFn: sweep,
  scope: { id: abiertasList.key },
  meta: { invalidates: [visitasList.key, 'equipo'], failure: 'No se pudo anotar.' } satisfies MutationMeta,
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

/**
 * Ends a visit: it goes from those that run to the others in one commit. One that a clock ahead began was made on the day on which
 * it ends. @throws UnknownIdError
 */
async function end({ id, ...fin }: Fin): Promise<void> {
  const now = new Date()
  const dia = toDay(now)
  const over = { ...fin, fin: `${dia}T${toTime(now)}` }
  const visita = (await abiertasRepository.all()).find((one) => one.id === id)
  if (!visita) return note({ id, change: () => over })
  await writeTogether([
    part(abiertasList, { kind: 'remove', ids: [id] }),
    part(visitasList, {
      kind: 'create',
      records: [{ ...visita, ...over, dia: visita.dia > dia ? dia : visita.dia }],
    }),
  ])
}

/** No toast: the screen says how it ended, and what comes next is under the thumb. */
export const terminar = mutationOptions({
  mutationFn: end,
  scope: { id: abiertasList.key },
  meta: {
    invalidates: [abiertasList.key, visitasList.key],
    failure: 'No se pudo terminar la visita.',
  } satisfies MutationMeta,
})

const actasRepository = listRepository(actasList)

export const actas = createResource(actasRepository, {
  createFailed: 'No se pudo hacer el acta.',
  updateFailed: 'No se pudo guardar el acta.',
  removeFailed: 'No se pudo eliminar el acta.',
  removed: { title: 'Acta eliminada' },
})

/** Makes a paper with its number, or gives the one that this phone made of the same today. */
async function make(acta: Omit<Acta, 'id' | 'numero' | 'por'>): Promise<Acta> {
  const por = (await currentUser())?.name ?? ''
  const own = await ownEquipo()
  const id = idDeActa(acta, own)
  const [made] = await actasRepository.upsertMany((list) => [
    list.find((one) => one.id === id) ?? conNumero({ ...acta, id, por, numero: '' }, list, own),
  ])
  return made as Acta
}

export const hacerActa = mutationOptions({
  mutationFn: make,
  meta: {
    invalidates: [actasList.key],
    failure: 'No se pudo hacer el acta.',
  } satisfies MutationMeta,
})

const prorrogasRepository = listRepository(prorrogasList)

export const prorrogas = createResource(prorrogasRepository, {
  updated: { title: 'Prórroga guardada' },
  createFailed: 'No se pudo guardar la prórroga.',
  updateFailed: 'No se pudo guardar la prórroga.',
  removeFailed: 'No se pudo eliminar la prórroga.',
})

/** Writes down who asks for more time. Of one paper and day there is one request. */
export const pedirProrroga = mutationOptions({
  mutationFn: (asked: Omit<Prorroga, 'id'>) =>
    prorrogasRepository.upsertMany((list) => {
      const id = idDeProrroga(asked)
      return [{ ...list.find((one) => one.id === id), ...asked, id }]
    }),
  meta: {
    invalidates: [prorrogasList.key],
    success: () => ({ title: 'Prórroga anotada' }),
    failure: 'No se pudo guardar la prórroga.',
  } satisfies MutationMeta,
})
