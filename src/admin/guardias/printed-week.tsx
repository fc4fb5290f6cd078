import type { Guardias } from '@/admin/shell/data/use-guardias'
import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { TurnoConGente } from '@/entities/guardias/gente'
import { gapsOf } from '@/entities/guardias/huecos'
import { lapso, weekdayName, weekWords } from '@/entities/guardias/tiempo'
import { capitalized, enumerated } from '@/shared/lib/text'

/** `Lunes 23`, and whether it is a holiday. Days are `YYYY-MM-DD`. */
export const dayName = (day: string, feriados: readonly string[]): string =>
  `${capitalized(weekdayName(day))} ${Number(day.slice(-2))}${feriados.includes(day) ? ', feriado' : ''}`

type PrintedWeekProps = {
  monday: string
  week: readonly TurnoConGente[]
  /** `YYYY-MM-DD`. */
  feriados: readonly string[]
  funcionesIn: Guardias['funcionesIn']
  /** In ms. */
  now: number
}

/** The week's roster on paper, for the wall of the station. */
export function PrintedWeek({ monday, week, feriados, funcionesIn, now }: PrintedWeekProps) {
  return (
    <PrintedSheet
      institucion={useInstitucion()}
      title="Lista de guardias"
      subject={<span>Semana del {weekWords(monday)}</span>}
      columns={[
        { header: 'Día' },
        { header: 'Turno', width: '16%' },
        { header: 'Personal', width: '54%' },
        { header: 'Falta', width: '17%' },
      ]}
      rows={() =>
        week.map((turno) => ({
          id: turno.id,
          cells: [
            dayName(turno.fecha, feriados),
            <>
              {turno.nombre}
              <br />
              {`${turno.inicio}–${turno.fin}`}
            </>,
            turno.gente.map(({ nombre }) => nombre).join(', '),
            // As on the screen, one that is over lacks nothing any more.
            lapso(turno).hasta <= now ? '' : capitalized(enumerated(gapsOf(turno, funcionesIn(turno)))),
          ],
        }))
      }
      dense
      signatures={['Jefatura']}
    />
  )
}
