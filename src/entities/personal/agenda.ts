import type { Agenda, Asunto, Deber } from '@/access/module'
import { isDay } from '@/shared/lib/dias'
import { plural } from '@/shared/lib/plural'
import { enumerated } from '@/shared/lib/text'
import { type Credencial, credencialName } from './credencial'
import type { Miembro } from './miembro'
import { credencialesList, miembrosList } from './module'
import { AVISO_DIAS, isVigente, porRenovar } from './vigencia'

const NAMED = 3

/** The first, and how many more there are: `Licencia de conducir E de Ana Ruiz, …y 4 más`. */
function namedOf(names: readonly string[]): string {
  const rest = names.length - NAMED
  return enumerated(rest > 0 ? [...names.slice(0, NAMED), `${rest} más`] : names)
}

const nameById = (people: readonly Miembro[]) => new Map(people.map(({ id, nombres }) => [id, nombres]))

/** Whether somebody has to renew anything; of people without a credential nobody knows. */
function credentialDuty(credentials: readonly Credencial[], people: readonly Miembro[], hoy: string): Deber {
  const due = porRenovar(credentials, people, hoy)
  const expired = due.filter((one) => !isVigente(one, hoy)).length
  const soon = due.length - expired
  const duty: Deber = { id: 'credenciales', titulo: 'Credenciales', estado: 'HECHO', to: '/admin/personal' }
  if (credentials.length === 0) return { ...duty, estado: 'NO_SE_SABE', nota: 'No hay ninguna anotada.' }
  if (due.length === 0) return { ...duty, nota: `De las anotadas, ninguna vence en ${AVISO_DIAS} días.` }
  const nameOf = nameById(people)
  const toca = {
    prisa: expired > 0 ? ('VENCIDO' as const) : undefined,
    titulo: enumerated([
      ...(expired > 0 ? [plural(expired, 'credencial vencida', 'credenciales vencidas')] : []),
      ...(soon > 0 ? [plural(soon, 'credencial por vencer', 'credenciales por vencer')] : []),
    ]),
    nota: namedOf(due.map((one) => `${credencialName(one)} de ${nameOf.get(one.personalId)}`)),
  }
  return { ...duty, estado: expired > 0 ? 'VENCIDO' : 'FALTA', search: { renovar: true }, toca }
}

/** Who changed their own data from their phone, for whoever has to know of it. */
function toldByPhone(people: readonly Miembro[]): Asunto[] {
  const told = people.filter(({ datosPropios }) => datosPropios)
  const [first] = told
  if (!first) return []
  return [
    {
      id: 'datos',
      titulo: plural(told.length, 'persona cambió sus datos', 'personas cambiaron sus datos'),
      nota: namedOf(told.map(({ nombres }) => nombres)),
      to: '/admin/personal',
      search: told.length === 1 ? { ver: first.id } : { cambiaron: true },
      permission: 'personal:edit',
    },
  ]
}

export const agenda: Agenda = {
  reads: [miembrosList.key, credencialesList.key],
  told: true,
  due(at, { hoy, hasta }) {
    const people = at<Miembro[]>(miembrosList.key)
    const nameOf = nameById(people)
    return porRenovar(at<Credencial[]>(credencialesList.key), people, hoy)
      .filter(({ vence }) => isDay(vence) && vence <= hasta)
      .map((one) => ({
        id: one.id,
        dia: one.vence,
        titulo: `Renovar: ${credencialName(one)} de ${nameOf.get(one.personalId)}`,
        nota: one.vence < hoy ? 'Ya venció.' : 'Es el último día en que vale.',
        to: '/admin/personal',
        search: { renovar: true },
      }))
  },
  waits: (at) => toldByPhone(at<Miembro[]>(miembrosList.key)),
  month: (at, { hoy }) => [
    credentialDuty(at<Credencial[]>(credencialesList.key), at<Miembro[]>(miembrosList.key), hoy),
  ],
}
