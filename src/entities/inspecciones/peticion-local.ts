import { fold } from '@/shared/lib/text'
import type { Draft } from '@/shared/storage/stored-module'
import type { Local } from './local'
import { claveDe, idDeLocal, newLocal } from './locales'
import type { Peticion } from './peticion'
import { leerRespuestas, type Respuestas } from './visita/respuestas'

/**
 * The premises that a request may be of. `cierto`: that of its RUC and establishment, which need no question; `dudosos`: others of
 * the RUC, and those of its name, of which a person says whether one is it.
 */
export function localesDe(
  { ruc, establecimiento, nombre, local }: Pick<Peticion, 'ruc' | 'establecimiento' | 'nombre' | 'local'>,
  locales: readonly Local[],
): { cierto: Local | undefined; dudosos: Local[] } {
  const clave = claveDe({ ruc, establecimiento })
  const cierto =
    locales.find(({ id }) => local !== '' && id === local) ??
    (clave ? locales.find((one) => claveDe(one) === clave) : undefined)
  if (cierto) return { cierto, dudosos: [] }
  const called = fold(nombre).trim()
  const dudosos = locales.filter(
    (one) => (ruc !== '' && one.ruc === ruc) || fold(one.nombre).trim() === called,
  )
  return { cierto: undefined, dudosos }
}

/** The premises as its owner described it; `id` follows from its number, or is `otherwise`. */
export function localDe(peticion: Peticion, otherwise: string): Local {
  const { nombre, ruc, establecimiento, motivoRuc, actividad, clase, riesgo, area, direccion, lat, lng } =
    peticion
  const draft: Draft<Local> = {
    ...newLocal(),
    ...{ nombre, ruc, establecimiento, motivoRuc, actividad, clase, riesgo, area, direccion, lat, lng },
    ...{ contacto: peticion.contacto, telefonoLocal: peticion.telefono, email: peticion.email },
  }
  return { ...draft, id: idDeLocal(draft) ?? otherwise } as Local
}

/** The owner's own inspection of premises that was sent last; undefined without one. */
export const propiaDe = (peticiones: readonly Peticion[], localId: string): Peticion | undefined =>
  peticiones
    .filter(({ local, respuestas }) => local === localId && respuestas !== '')
    .sort((a, b) => (a.llegada < b.llegada ? 1 : -1))[0]

export const respuestasPropias = (peticion: Peticion | undefined): Respuestas =>
  leerRespuestas(peticion?.respuestas ?? '')
