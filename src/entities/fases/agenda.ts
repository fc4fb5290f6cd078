import type { Agenda, Anual, At, Paso } from '@/access/module'
import { isDay } from '@/shared/lib/dias'
import { dayIn } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { estadoOf, llevadoDesde } from './estado'
import { tareasList } from './module'
import { FASE_LABELS, FASES, type Fase } from './options'
import { type Tarea, tareasDe } from './tarea'

const AT = '/admin/rendicion' as const

/** A phase among what else a year has. */
const EN_EL_ANO: Readonly<Record<Fase, string>> = {
  PLANIFICACION: 'planificación',
  EVALUACION: 'evaluación',
  DELIBERACION: 'deliberación',
  ENTREGA: 'entrega',
}

/** How a phase stands by its tasks: its day is that of the next one, or of the last once all are done. */
function pasoOf(
  list: readonly Tarea[],
  ejercicio: number,
  fase: Fase,
  hoy: string,
  ano: number,
): Paso | null {
  const own = tareasDe(list, ejercicio, fase)
  if (own.length === 0) return null
  const llevado = llevadoDesde(list, ejercicio)
  const estado = (one: Tarea) => estadoOf(one, hoy, llevado)
  const open = own.filter((one) => estado(one) !== 'HECHA')
  const next = open.find((one) => estado(one) !== 'SIN_ANOTAR')
  const last = open.at(-1)
  const paso = {
    id: `fase-${ejercicio}-${fase}`,
    titulo: `Rendición de ${ejercicio} (${EN_EL_ANO[fase]})`,
    to: AT,
    search: { tab: 'proceso', ejercicio },
  }
  if (!next && last)
    return { ...paso, dia: last.hasta, estado: 'NO_SE_SABE', dicho: 'no está anotado si se hizo' }
  if (!next) {
    const dia = own.map(({ hecha }) => hecha).reduce((last, one) => (one > last ? one : last), '')
    return { ...paso, dia, estado: 'HECHO', dicho: `hecha el ${dayIn(ano, dia)}` }
  }
  const done = own.length - open.length
  return {
    ...paso,
    dia: isDay(next.hasta) ? next.hasta : '',
    estado: estado(next) === 'ATRASADA' ? 'VENCIDO' : 'FALTA',
    nota: `${done} de ${plural(own.length, 'tarea', 'tareas')}. Sigue «${next.titulo}».`,
  }
}

/** The process whose days are in a year is that of the year before. */
const pasosDe = (at: At, { hoy, ano }: Parameters<Anual['pasos']>[1]): Paso[] => {
  const list = at<Tarea[]>(tareasList.key)
  const years = [...new Set(list.map(({ ejercicio }) => ejercicio))]
  const found = years.flatMap((ejercicio) =>
    FASES.flatMap((fase) => {
      const paso = pasoOf(list, ejercicio, fase, hoy, ano)
      if (!paso) return []
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
  due: (at, { hoy, hasta }) => {
    const list = at<Tarea[]>(tareasList.key)
    const waits = (one: Tarea) =>
      !['HECHA', 'SIN_ANOTAR'].includes(estadoOf(one, hoy, llevadoDesde(list, one.ejercicio)))
    return list
      .filter((one) => isDay(one.hasta) && one.hasta <= hasta && waits(one))
      .map(({ id, hasta: dia, titulo, fase, ejercicio, responsable }) => ({
        id,
        dia,
        titulo,
        nota: [`Rendición de ${ejercicio}, ${FASE_LABELS[fase].slice(3)}`, responsable]
          .filter(Boolean)
          .join(' · '),
        to: AT,
        search: { tab: 'proceso', ejercicio, tarea: id },
      }))
  },
  year,
}
