import type { Funcion } from '@/shared/lib/funciones'
import { FUNCIONES } from '@/shared/lib/funciones'
import { fold } from '@/shared/lib/text'
import { type Credencial, isLicencia } from './credencial'
import { isMando } from './mandos'
import type { Miembro } from './miembro'
import { isVigente } from './vigencia'

/**
 * The licences for a fire engine or an ambulance: C1 is for emergency vehicles, E for heavy lorries and E1 for special
 * ones (categories of the Ley Orgánica de Transporte Terrestre). Those of cars and taxis aren't.
 */
const DE_EMERGENCIA: readonly string[] = ['C1', 'E', 'E1']

const isPrehospitalaria = ({ tipo }: Credencial) =>
  /paramedic|prehospitalari|emergencias medicas|\baph\b/.test(fold(tipo))
const isPrimerosAuxilios = ({ tipo }: Credencial) => fold(tipo).includes('primeros auxilios')
const DE_SALUD = /paramedic|enfermer|medic[oa]\b/
const DE_CONDUCIR = /\b(?:conductor|chofer|maquinista)/

/**
 * What a person can be on a run of this `YYYY-MM-DD` day: at the wheel with a valid licence for such a vehicle; in
 * command by the position (`cargos`), or as the brigade says of the person; paramedic with a valid credential in
 * prehospital care, or in first aid where the position says so. The position of a driver or of who cares for the hurt
 * is enough while no such paper of theirs is recorded: unknown isn't expired. An expired one counts nowhere, and a
 * person who isn't active is nothing.
 */
export function funcionesDe(
  { id, cargo, activo, mando }: Pick<Miembro, 'id' | 'cargo' | 'activo' | 'mando'>,
  credenciales: readonly Credencial[],
  hoy: string,
  cargos: readonly string[],
): Funcion[] {
  if (!activo) return []
  const own = credenciales.filter((one) => one.personalId === id)
  const licencias = own.filter(isLicencia)
  const ofCare = own.filter((one) => isPrehospitalaria(one) || isPrimerosAuxilios(one))
  const post = fold(cargo)
  const valid = (one: Credencial) => isVigente(one, hoy)
  const can: Record<Funcion, boolean> = {
    AL_MANDO: mando ? mando === 'SI' : isMando(cargo, cargos),
    CONDUCTOR:
      licencias.length === 0
        ? DE_CONDUCIR.test(post)
        : licencias.some((one) => valid(one) && DE_EMERGENCIA.includes(one.clase)),
    PARAMEDICO: DE_SALUD.test(post)
      ? ofCare.length === 0 || ofCare.some(valid)
      : ofCare.some((one) => valid(one) && isPrehospitalaria(one)),
  }
  return FUNCIONES.filter((funcion) => can[funcion])
}
