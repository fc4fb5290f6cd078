import type { Funcion } from '@/shared/lib/funciones'
import { FUNCIONES } from '@/shared/lib/funciones'
import { fold } from '@/shared/lib/text'
import { type Credencial, isLicencia } from './credencial'
import type { Miembro } from './miembro'
import { isVigente } from './vigencia'

/**
 * The licences for a fire engine or an ambulance: C1 is for emergency vehicles, E for heavy lorries and E1 for special
 * ones (categories of the Ley Orgánica de Transporte Terrestre). Those of cars and taxis aren't.
 */
const DE_EMERGENCIA: readonly string[] = ['C1', 'E', 'E1']

const MANDO = /\b(jef[ea]|comandante|coronel|mayor|capitan[a]?|teniente|subteniente|oficial|sargento)\b/
const PREHOSPITALARIO = /paramedic|prehospitalari|emergencias medicas|\baph\b/
const PRIMEROS_AUXILIOS = /primeros auxilios/
const DE_SALUD = /paramedic|enfermer|medic[oa]\b/

/**
 * What a person can be on a run of this `YYYY-MM-DD` day: at the wheel with a valid licence for such a vehicle; in
 * command by the position; paramedic with a valid credential in prehospital care, or in first aid where the position
 * says so. An expired credential counts nowhere, and a person who isn't active is nothing.
 */
export function funcionesDe(
  { id, cargo, activo }: Pick<Miembro, 'id' | 'cargo' | 'activo'>,
  credenciales: readonly Credencial[],
  hoy: string,
): Funcion[] {
  if (!activo) return []
  const valid = credenciales.filter((one) => one.personalId === id && isVigente(one, hoy))
  const post = fold(cargo)
  const proves = (kind: RegExp) => valid.some(({ tipo }) => kind.test(fold(tipo)))
  const can: Record<Funcion, boolean> = {
    AL_MANDO: MANDO.test(post),
    CONDUCTOR: valid.some((one) => isLicencia(one) && DE_EMERGENCIA.includes(one.clase)),
    PARAMEDICO: proves(PREHOSPITALARIO) || (DE_SALUD.test(post) && proves(PRIMEROS_AUXILIOS)),
  }
  return FUNCIONES.filter((funcion) => can[funcion])
}
