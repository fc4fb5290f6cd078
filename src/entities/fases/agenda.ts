import type { Agenda, Anual, At, Paso } from '@/access/module'
import { isDay } from '@/shared/lib/dias'
import { dayIn } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { tareasList } from './module'
import { FASE_LABELS, FASES, type Fase } from './options'
import { estadoOf, type Tarea, tareasDe } from './tarea'

const AT = '/admin/rendicion' as const

/** A phase among what else a year has. */
const EN_EL_ANO: Readonly<Record<Fase, string>> = {
  PLANIFICACION: 'planificación',
  EVALUACION: 'evaluación',
  DELIBERACION: 'deliberación',
  ENTREGA: 'entrega',
}

/** How a phase stands by its tasks: its day is that of the next one, or of the last once all are done. */
function pasoOf(own: readonly Tarea[], ejercicio: number, fase: Fase, hoy: string, ano: number): Paso {
  const open = own.filter((one) => estadoOf(one, hoy) !== 'HECHA')
  const [next] = open
  const paso = {
    id: `fase-${ejercicio}-${fase}`,
    titulo: `Rendición de ${ejercicio} (${EN_EL_ANO[fase]})`,
    to: AT,
    search: { tab: 'proceso', ejercicio },
  }
  if (!next) {
    const dia = own.map(({ hecha }) => hecha).reduce((last, one) => (one > last ? one : last), '')
    return { ...paso, dia, estado: 'HECHO', dicho: `hecha el ${dayIn(ano, dia)}` }
  }
  const done = own.length - open.length
  return {
    ...paso,
    dia: isDay(next.hasta) ? next.hasta : '',
    estado: estadoOf(next, hoy) === 'ATRASADA' ? 'VENCIDO' : 'FALTA',
    nota: `${done} de ${plural(own.length, 'tarea', 'tareas')}. Sigue «${next.titulo}».`,
  }
}

/** The process whose days are in a year is that of the year before. */
const pasosDe = (at: At, { hoy, ano }: Parameters<Anual['pasos']>[1]): Paso[] => {
  const list = at<Tarea[]>(tareasList.key)
  const years = [...new Set(list.map(({ ejercicio }) => ejercicio))]
  const found = years.flatMap((ejercicio) =>
    FASES.flatMap((fase) => {
      const own = tareasDe(list, ejercicio, fase)
      if (own.length === 0) return []
      const paso = pasoOf(own, ejercicio, fase, hoy, ano)
      const isOf = ejercicio === ano - 1 || paso.estado === 'VENCIDO' || paso.dia.startsWith(`${ano}-`)
      return isOf ? [paso] : []
    }),
  )
  if (years.includes(ano - 1)) return found
  const closed: Paso = {
    ...{ id: `proceso-${ano - 1}`, titulo: `Rendición de ${ano - 1}`, dia: '', estado: 'NO_SE_SABE' },
    dicho: 'el proceso no está abierto',
    to: AT,
    search: { tab: 'proceso', ejercicio: ano - 1 },
  }
  return [...found, closed]
}

const year: Anual = {
  id: 'proceso',
  titulo: 'Proceso de rendición de cuentas',
  to: AT,
  search: { tab: 'proceso' },
  reads: [tareasList.key],
  pasos: pasosDe,
}

export const agenda: Agenda = {
  reads: [tareasList.key],
  due: (at, { hoy, hasta }) =>
    at<Tarea[]>(tareasList.key)
      .filter((one) => isDay(one.hasta) && one.hasta <= hasta && estadoOf(one, hoy) !== 'HECHA')
      .map(({ id, hasta: dia, titulo, fase, ejercicio, responsable }) => ({
        id,
        dia,
        titulo,
        nota: [`Rendición de ${ejercicio}, ${FASE_LABELS[fase].slice(3)}`, responsable]
          .filter(Boolean)
          .join(' · '),
        to: AT,
        search: { tab: 'proceso', ejercicio, tarea: id },
      })),
  year,
}
