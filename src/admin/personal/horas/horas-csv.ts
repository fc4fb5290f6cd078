import { type HorasPersona, porMes, sumasDe } from '@/entities/horas-personas'
import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import type { Horas } from './use-horas'

type Row = ReturnType<typeof sumasDe> & { nombre: string; mes: string }

/** One row for each person and month. */
export const rowsOf = (personas: readonly HorasPersona[]): Row[] =>
  personas.flatMap((persona) =>
    porMes(persona).map(([mes, own]) => ({ nombre: persona.nombre, mes, ...sumasDe(own) })),
  )

/** Hours as a number with decimals, for sums in a sheet. What may not be seen has no column. */
const columnsOf = ({ guardias, eventos }: Pick<Horas, 'guardias' | 'eventos'>): CsvColumn<Row>[] => [
  { header: 'Persona', value: ({ nombre }) => nombre },
  { header: 'Mes', value: ({ mes }) => mes },
  { header: 'Servicios', value: ({ servicios }) => servicios },
  { header: 'Servicios Sin Tiempo', value: ({ sinTiempo }) => sinTiempo },
  { header: 'Horas en Servicios', value: ({ minutosServicios }) => minutosServicios / 60, decimals: 2 },
  ...(guardias
    ? [
        {
          header: 'Horas de Guardia',
          value: ({ minutosGuardias }: Row) => minutosGuardias / 60,
          decimals: 2,
        },
        {
          header: 'Horas de Guardia Previstas',
          value: ({ minutosPrevistos }: Row) => minutosPrevistos / 60,
          decimals: 2,
        },
      ]
    : []),
  ...(eventos ? [{ header: 'Asistencias a Eventos', value: (row: Row) => row.eventos }] : []),
]

export const horasCsv = (horas: Horas, rows: readonly Row[], format?: CsvFormat): Exported =>
  csvBlob(columnsOf(horas), rows, format)
