import { mergeBegun } from '@/shared/storage/merge'
import type { Fase } from './options'
import type { Tarea } from './tarea'

/** The day on which the sources below were read, `YYYY-MM-DD`. */
export const FECHA_FUENTE = '2026-11-26'

/**
 * The months of the calendar of the participation council for bodies that local governments create, as a newspaper told
 * it (notimundo.com.ec), and the tasks that a municipality published by phase (santarosa.gob.ec, of 2024). Second-hand, and
 * a resolution moves the dates each year: what a brigade gets is its own data, to be corrected.
 */
export const FUENTE =
  'Calendario del CPCCS según la prensa y fases que publicó un municipio en 2024. Una resolución fija las fechas de cada año: compárelas con la vigente.'

/** The last day of a month, by its number. */
const MESES = { 3: '03-31', 4: '04-30', 5: '05-31', 6: '06-30' } as const

type Plan = { fase: Fase; mes: keyof typeof MESES; tareas: readonly string[] }

const PLAN: readonly Plan[] = [
  {
    fase: 'PLANIFICACION',
    mes: 3,
    tareas: [
      'Formar el equipo de la brigada para el proceso',
      'Recibir los temas y preguntas de la asamblea ciudadana',
      'Formar las comisiones con la ciudadanía',
    ],
  },
  {
    fase: 'EVALUACION',
    mes: 4,
    tareas: [
      'Evaluar la gestión del año',
      'Redactar el informe y llenar el formulario del CPCCS',
      'Aprobar el informe y entregarlo a la asamblea',
    ],
  },
  {
    fase: 'DELIBERACION',
    mes: 5,
    tareas: [
      'Difundir el informe e invitar a la deliberación',
      'Hacer la deliberación pública y registrar quién asistió',
      'Recoger en un acta lo que sugirió la ciudadanía',
    ],
  },
  {
    fase: 'ENTREGA',
    mes: 6,
    tareas: [
      'Contestar los aportes y preparar el plan de lo que se sugirió',
      'Entregar el plan a la asamblea',
      'Entregar el informe final al CPCCS',
    ],
  },
]

/** The phases that are done, with the day on which each ended, `YYYY-MM-DD`. */
export type Hechas = Readonly<Partial<Record<Fase, string>>>

/** Nobody asks for the day of each task of a phase that is over. */
export const DE_TODA_LA_FASE = 'Hecha antes de abrir el proceso aquí: el día es el de toda la fase.'

/** What a year begins with. The ids follow from year and task, so that two phones that begin it make the same records. */
export const plantillaDe = (ejercicio: number, hechas: Hechas = {}): Tarea[] =>
  PLAN.flatMap(({ fase, mes, tareas }) =>
    tareas.map((titulo, n) => ({
      ...{ id: `tarea-${ejercicio}-${mes}-${n + 1}`, ejercicio, fase, titulo, orden: n },
      desde: `${ejercicio + 1}-${MESES[mes].slice(0, 2)}-01`,
      hasta: `${ejercicio + 1}-${MESES[mes]}`,
      ...{ responsable: '', enlaces: [], imagenes: [] },
      hecha: hechas[fase] ?? '',
      nota: hechas[fase] ? DE_TODA_LA_FASE : '',
      fuente: FUENTE,
    })),
  )

/** A task of a year that two phones opened: what somebody wrote in it isn't lost to the other's template. Pure. */
export function joinTareas(stored: Tarea, arrived: Tarea, later: Tarea): Tarea {
  const fresh = plantillaDe(arrived.ejercicio).find(({ id }) => id === arrived.id)
  return fresh ? mergeBegun(fresh, stored, arrived, later) : later
}
