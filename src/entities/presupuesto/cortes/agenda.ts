import type { Agenda, Anual, Paso } from '@/access/module'
import { isDay } from '@/shared/lib/dias'
import { dayIn, toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { type Congelado, congeladosList, publishedCortes } from './congelado'

const PLACE = { to: '/admin/presupuesto', search: { tab: 'cortes' } } as const

/** The day from which the town reads a cut; that of its figures where the instant is none. */
function dayOf({ publicado, fecha }: Congelado): string {
  const day = toDay(new Date(publicado))
  return isDay(day) ? day : fecha
}

/** The cuts that the town got to read in a year; no law says until when. */
const year: Anual = {
  id: 'cortes',
  titulo: 'Cortes del presupuesto',
  ...PLACE,
  reads: [congeladosList.key],
  pasos(at, { ano }) {
    const list = at<Congelado[]>(congeladosList.key)
    const found = publishedCortes(list)
      .map((corte): Paso => {
        const dia = dayOf(corte)
        return {
          id: corte.id,
          titulo: `Corte del presupuesto al ${dayIn(ano, corte.fecha)}`,
          ...PLACE,
          dia,
          estado: 'HECHO',
          dicho: `publicado el ${dayIn(ano, dia)}`,
        }
      })
      .filter(({ dia }) => dia.startsWith(`${ano}-`))
    if (found.length > 0) return found
    const kept = list.filter(({ ejercicio, publicado }) => ejercicio === ano && publicado === '').length
    return [
      {
        ...{ id: 'sin-corte', titulo: 'Corte del presupuesto', ...PLACE, dia: '', estado: 'FALTA' },
        dicho: `ninguno publicado en ${ano}`,
        nota: kept > 0 ? `${plural(kept, 'corte hecho', 'cortes hechos')}, sin publicar.` : undefined,
      },
    ]
  },
}

/** It tells of a year alone. */
export const agenda: Agenda = { reads: [], year }
