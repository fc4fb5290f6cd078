import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { callCentral } from '@/access/central/http'
import { asTold, SpokenError } from '@/shared/lib/spoken-error'
import type { MutationMeta } from '@/shared/query/toast'
import { wakeLater } from '@/shared/storage/device/wake'
import { ANSWERS_TAG, type Answer, putAnswer, readPending, sendAnswers } from './phone-answers'
import { subscribeMe, unsubscribeMe, wish } from './phone-avisos'
import { comeIn, goOut, hearMe, readEnd, saveOwnData } from './phone-hear'
import { hasPin } from './phone-pin-kept'
import { chooseInicio, readInicio } from './phone-start'

const MI = 'mi'
const PENDING = 'mi-respuestas'
export const PIN = 'mi-pin'
const INICIO = 'mi-inicio'

export const miQuery = queryOptions({ queryKey: [MI], queryFn: hearMe, staleTime: 0, networkMode: 'always' })

export const pendingQuery = queryOptions({ queryKey: [PENDING], queryFn: readPending, networkMode: 'always' })

export const pinQuery = queryOptions({ queryKey: [PIN], queryFn: hasPin, networkMode: 'always' })

export const inicioQuery = queryOptions({
  queryKey: [INICIO],
  queryFn: readInicio,
  networkMode: 'always',
})

export const chooseStart = {
  mutationFn: chooseInicio,
  networkMode: 'always',
  meta: { failure: 'No se pudo guardar.', invalidates: [INICIO] } as MutationMeta,
} as const

/** Kept on this phone first; the central is told now, or by itself when it can be reached. */
export const keepAnswer = {
  mutationFn: (answer: Answer) => putAnswer(answer, Date.now()),
  networkMode: 'always',
  meta: {
    failure: 'No se pudo guardar su respuesta en este teléfono.',
    invalidates: [PENDING],
  } as MutationMeta,
} as const

/**
 * Tells the central what waits. An answer stands as it was given until the central's own word of it is here: in between
 * the page would offer «Hoy no puedo» again to whoever has just said so.
 */
export const tellAnswers = mutationOptions({
  mutationFn: async () => {
    if (!(await sendAnswers())) await wakeLater(ANSWERS_TAG)
  },
  networkMode: 'always',
  meta: { invalidates: [MI] },
  onSettled: (_data, _error, _variables, _before, { client }) =>
    client.invalidateQueries({ queryKey: [PENDING] }),
})

export const comeInHere = {
  // The form says it beside its field.
  mutationFn: (codigo: string) =>
    comeIn(codigo).catch((error) => {
      throw error instanceof Error ? asTold(error) : error
    }),
  networkMode: 'always',
  meta: { invalidates: [MI] } as MutationMeta,
} as const

export const readEndHere = {
  mutationFn: readEnd,
  networkMode: 'always',
  meta: { invalidates: [MI, PENDING] } as MutationMeta,
} as const

export const goOutHere = {
  mutationFn: goOut,
  networkMode: 'always',
  meta: {
    success: { title: 'Este teléfono ya no es suyo en la central' },
    failure: 'No se pudo quitar el acceso de este teléfono.',
    invalidates: [MI, PENDING, PIN],
  } as MutationMeta,
} as const

export const saveMyData = {
  mutationFn: saveOwnData,
  networkMode: 'always',
  meta: {
    success: { title: 'Sus datos están en la central' },
    failure: 'No se guardaron sus datos.',
    invalidates: [MI],
  } as MutationMeta,
} as const

const NOT_YET = 'La aplicación todavía se está guardando en este teléfono. Inténtelo otra vez en un momento.'
/** On a first visit the worker is still coming: how long the button waits for it, in ms. */
const PATIENCE_MS = 20_000

const NO_PERMISSION = 'El navegador no recibió su permiso para mostrar avisos.'

/** Asks the browser's permission, which it grants only right after a tap. */
export const ringHere = {
  mutationFn: async (on: boolean) => {
    if (!on) {
      await unsubscribeMe()
      return wish(false)
    }
    if ((await Notification.requestPermission()) !== 'granted') throw new SpokenError(NO_PERMISSION)
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE_MS))
    const registration = await Promise.race([navigator.serviceWorker.ready, late])
    if (!registration) throw new SpokenError(NOT_YET)
    await subscribeMe(registration)
    await wish(true)
  },
  networkMode: 'always',
  meta: {
    success: (_, on) => ({ title: on ? 'Este teléfono avisa de cada salida' : 'Este teléfono ya no avisa' }),
    failure: 'No se pudieron cambiar los avisos.',
    invalidates: [MI],
  } as MutationMeta,
} as const

/** Who could be asked to take one's place in a shift; the central knows it. */
export const companerosQuery = (turno: string) =>
  queryOptions({
    queryKey: ['mi-companeros', turno],
    queryFn: () =>
      callCentral<{ id: string; nombre: string }[]>(
        'GET',
        `/mi/turnos/${encodeURIComponent(turno)}/companeros`,
      ),
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  })
