import type { Agenda } from '@/access/module'
import { isDay } from '@/shared/lib/dias'
import { type Credencial, credencialName } from './credencial'
import type { Miembro } from './miembro'
import { credencialesList, miembrosList } from './module'
import { porRenovar } from './vigencia'

export const agenda: Agenda = {
  reads: [miembrosList.key, credencialesList.key],
  told: true,
  due(at, { hoy, hasta }) {
    const people = at<Miembro[]>(miembrosList.key)
    const nameOf = new Map(people.map(({ id, nombres }) => [id, nombres]))
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
}
