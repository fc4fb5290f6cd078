import { listCopias } from '@/entities/copias/copias'
import { lastDownload } from '@/entities/copias/last-download'
import { OLD_MS } from '@/entities/copias/schedule'
import { ago } from '@/shared/lib/ago'
import { formatBytes } from '@/shared/lib/byte-size'
import { keepFailure } from '@/shared/storage/device/probe'
import { probePrecache } from './precache'

export type ProbeState = 'listo' | 'atencion' | 'falta'

export type Probe = {
  id: string
  name: string
  state: ProbeState
  sentence: string
  /** The names of missing files. */
  missing?: string[]
}

const LITTLE_SPACE = 50 * 1024 * 1024

async function worker(): Promise<Probe> {
  const about = { id: 'worker', name: 'Trabajo sin conexión' }
  const container = navigator.serviceWorker
  if (!container)
    return {
      ...about,
      state: 'falta',
      sentence: window.isSecureContext
        ? 'Este navegador no puede trabajar sin conexión.'
        : 'El sitio no se abrió con https: sin eso no trabaja sin conexión, ni hay copias completas ni cambio de contraseña.',
    }
  if (container.controller)
    return { ...about, state: 'listo', sentence: 'El service worker atiende esta página.' }
  const registration = await container.getRegistration()
  if (registration?.installing)
    return {
      ...about,
      state: 'falta',
      sentence: 'Se está preparando. Espere un momento y compruebe otra vez.',
    }
  const active = registration?.active
  const sentence = active
    ? 'El service worker está instalado, pero no atiende esta página: ciérrela y ábrala otra vez.'
    : 'El service worker no está instalado. Abra la página con conexión y espere un momento.'
  return { ...about, state: 'falta', sentence }
}

async function files(): Promise<Probe> {
  const about = { id: 'archivos', name: 'Archivos de la aplicación' }
  const found = await probePrecache()
  if (!found) return { ...about, state: 'falta', sentence: 'No se pudo saber qué archivos están guardados.' }
  const { total, missing } = found
  if (missing.length === 0)
    return { ...about, state: 'listo', sentence: `Están los ${total}, revisados uno a uno.` }
  const sentence = `${missing.length === 1 ? 'Falta 1' : `Faltan ${missing.length}`} de ${total}:`
  return { ...about, state: 'falta', sentence, missing }
}

async function writing(): Promise<Probe> {
  const about = { id: 'escritura', name: 'Guardar datos' }
  const failure = await keepFailure()
  return failure
    ? { ...about, state: 'falta', sentence: failure.message }
    : { ...about, state: 'listo', sentence: 'Se escribió y se borró una prueba en los dos almacenes.' }
}

async function persistence(): Promise<Probe> {
  const about = { id: 'permanencia', name: 'Datos a salvo del navegador' }
  const persisted = await navigator.storage?.persisted?.()
  return persisted
    ? { ...about, state: 'listo', sentence: 'El navegador prometió no borrar los datos por su cuenta.' }
    : {
        ...about,
        state: 'atencion',
        sentence: 'Si al equipo le falta espacio, el navegador podría borrar los datos.',
      }
}

async function space(): Promise<Probe> {
  const about = { id: 'espacio', name: 'Espacio libre' }
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota === undefined || usage === undefined)
    return { ...about, state: 'atencion', sentence: 'El navegador no dice cuánto espacio queda.' }
  const free = quota - usage
  const state = free < LITTLE_SPACE ? 'atencion' : 'listo'
  return { ...about, state, sentence: `Quedan ${formatBytes(free)}; se usan ${formatBytes(usage)}.` }
}

async function backup(now: Date): Promise<Probe> {
  const about = { id: 'copia', name: 'Última copia' }
  const kept = (await listCopias())[0]?.momento
  const last = [kept, (await lastDownload()) ?? undefined]
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1)
  if (!last) return { ...about, state: 'atencion', sentence: 'Todavía no hay ninguna copia.' }
  const state = now.getTime() - Date.parse(last) > OLD_MS ? 'atencion' : 'listo'
  return { ...about, state, sentence: `Se hizo ${ago(last, now)}.` }
}

/** Tests everything that is needed to work without a signal. Each probe fails by itself. */
export function runProbes(now: Date): Promise<Probe[]> {
  const probes = [worker, files, writing, persistence, space, () => backup(now)]
  return Promise.all(
    probes.map((probe, index) =>
      probe().catch((error: unknown): Probe => {
        console.warn('No se pudo comprobar', error)
        return {
          id: `fallo-${index}`,
          name: 'Comprobación',
          state: 'atencion',
          sentence: 'Este navegador no permite comprobarlo.',
        }
      }),
    ),
  )
}
