import { queryOptions } from '@tanstack/react-query'
import { callCentral } from '@/access/central/http'
import { objectRepository } from '@/access/repository'
import { createResource } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import type { Ampliado, Listo, Llamada, Llamado } from './convocado'
import type { AQuienes, Correction, NewDespacho } from './despacho'
import { despachosRepository } from './despachos'
import { type AjustesDespacho, ajustesDespachoObject, despachosList } from './module'
import type { Respuesta } from './respuesta'
import { personas } from './words'

/** The calls as this device has them: while one runs, who comes is asked of the central. */
export const despachos = createResource(despachosRepository, {
  removed: { title: 'Despacho eliminado' },
  createFailed: 'No se pudo guardar el despacho.',
  updateFailed: 'No se pudo actualizar el despacho.',
  removeFailed: 'No se pudo eliminar el despacho.',
})

const ajustes = objectRepository(ajustesDespachoObject)

export const ajustesQuery = queryOptions({ queryKey: [ajustes.key], queryFn: ajustes.read })

export const saveAjustes = {
  mutationFn: (next: AjustesDespacho) => ajustes.update(next),
  meta: { invalidates: [ajustes.key], failure: 'No se pudo guardar.' } as MutationMeta,
} as const

const LLAMADA = 'llamada'

const pathOf = (id: string) => `/despachos/${encodeURIComponent(id)}`

/** One call with everybody who was asked, from the central. */
export const llamadaQuery = (id: string) =>
  queryOptions({
    queryKey: [LLAMADA, id],
    queryFn: () => callCentral<Llamada>('GET', pathOf(id)),
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  })

/** Everybody who could be called now. */
export const listosQuery = queryOptions({
  queryKey: [LLAMADA, 'listos'],
  queryFn: () => callCentral<Listo[]>('GET', '/despachos/listos'),
  networkMode: 'always',
  staleTime: 0,
  retry: false,
})

const meta = (rest: MutationMeta): MutationMeta => ({ invalidates: [LLAMADA, despachosList.key], ...rest })

type Changed = { avisados: number }

/** Whom it reached: a promise that nobody's phone kept isn't repeated. */
const reached = (avisados: number) =>
  avisados > 0
    ? `Va a los teléfonos de ${personas(avisados)}. Que se envíe no es que se lea.`
    : 'Ningún teléfono avisa: llame usted.'

/** What was done, and whom it reached. */
const told = (title: string) => (data: unknown) => {
  const { avisados } = data as Changed
  return { title, message: reached(avisados) }
}

/** A second try that found the first one there: what it changed. */
function toldAgain(data: unknown) {
  const { ya, anadidos, sobran } = data as Llamado
  if (!ya) return undefined
  const news = [
    anadidos > 0 && `Se llamó también a ${personas(anadidos)}.`,
    sobran > 0 && `Siguen llamadas ${personas(sobran)} que ya no eligió.`,
  ].filter(Boolean)
  return { title: 'La central ya había llamado', message: news.join(' ') || 'Es la misma salida.' }
}

/** Each speaks to the central at once and keeps nothing for later: a call that goes out hours later calls to nothing. */
export const dispatchCall = {
  mutationFn: (form: NewDespacho) => callCentral<Llamado>('POST', '/despachos', form),
  networkMode: 'always',
  // The form says what is known of it: a lost answer doesn't mean that nobody was called.
  meta: meta({ success: toldAgain, failure: null }),
} as const

export const callMore = {
  mutationFn: ({ id, ...whom }: AQuienes & { id: string }) =>
    callCentral<Ampliado>('POST', `${pathOf(id)}/personas`, whom),
  networkMode: 'always',
  meta: meta({
    success: (data) => {
      const { anadidos, avisados } = data as Ampliado
      return anadidos === 0
        ? { title: 'Ya estaban llamadas' }
        : { title: `Se llamó a ${personas(anadidos)} más`, message: reached(avisados) }
    },
    failure: 'No se confirmó que se llamara a más gente.',
  }),
} as const

export const correctCall = {
  mutationFn: ({ id, ...values }: Correction & { id: string }) =>
    callCentral<Changed>('PUT', pathOf(id), values),
  networkMode: 'always',
  meta: meta({ success: told('Salida corregida'), failure: 'No se corrigió la salida.' }),
} as const

export const callOff = {
  mutationFn: ({ id, motivo }: { id: string; motivo: string }) =>
    callCentral<Changed>('POST', `${pathOf(id)}/anular`, { motivo }),
  networkMode: 'always',
  meta: meta({ success: told('Salida anulada'), failure: 'No se anuló la salida.' }),
} as const

export const closeCall = {
  mutationFn: (id: string) => callCentral('POST', `${pathOf(id)}/cerrar`, {}),
  networkMode: 'always',
  meta: meta({ success: { title: 'Salida cerrada' }, failure: 'No se cerró la salida.' }),
} as const

type ForOther = { id: string; persona: string; respuesta: Respuesta; minutos: number | null }

export const answerFor = {
  mutationFn: ({ id, persona, ...said }: ForOther) =>
    callCentral('PUT', `${pathOf(id)}/personas/${encodeURIComponent(persona)}`, said),
  networkMode: 'always',
  meta: meta({ failure: 'No se anotó la respuesta.' }),
} as const

export const noteCalled = {
  mutationFn: ({ id, persona }: { id: string; persona: string }) =>
    callCentral('POST', `${pathOf(id)}/personas/${encodeURIComponent(persona)}/llamado`, {}),
  networkMode: 'always',
  meta: meta({ failure: 'No se anotó la llamada.' }),
} as const
