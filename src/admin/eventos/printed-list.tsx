import { createPortal } from 'react-dom'
import type { Asistencia } from '@/entities/eventos/asistencia'
import { CATEGORIA_LABELS, type Evento } from '@/entities/eventos/evento'
import type { Miembro } from '@/entities/personal/miembro'
import { formatDay, toTime } from '@/shared/lib/fecha'
import classes from './printed-list.module.css'

type PrintedListProps = {
  evento: Evento
  staff: readonly Miembro[]
  records: readonly Asistencia[]
}

type Line = { id: string; nombre: string; cargo: string; record: Asistencia | undefined }

/** Active staff, and after them those who attended and left since. */
function linesOf(staff: readonly Miembro[], records: readonly Asistencia[]): Line[] {
  const recordOf = new Map(records.map((record) => [record.personalId, record]))
  const active = staff.map(({ id, nombres, cargo }) => ({
    id,
    nombre: nombres,
    cargo,
    record: recordOf.get(id),
  }))
  const former = records
    .filter(({ asistio, personalId }) => asistio && !staff.some(({ id }) => id === personalId))
    .map((record) => ({ id: record.id, nombre: record.nombre, cargo: record.cargo, record }))
  return [...active, ...former]
}

/** The attendance list on paper, with room to sign. On the screen it isn't there. */
export function PrintedList({ evento, staff, records }: PrintedListProps) {
  return createPortal(
    <section className={classes.sheet}>
      <h1>Lista de asistencia</h1>
      <p>
        <strong>{evento.titulo}</strong>
        <br />
        {formatDay(evento.fecha)} · {CATEGORIA_LABELS[evento.categoria]}
      </p>
      <table>
        <thead>
          <tr>
            <th>Nº</th>
            <th>Personal</th>
            <th>Cargo</th>
            <th>Hora Entrada</th>
            <th>Observaciones</th>
            <th>Firma</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(staff, records).map(({ id, nombre, cargo, record }, index) => (
            <tr key={id}>
              <td>{index + 1}</td>
              <td>{nombre}</td>
              <td>{cargo}</td>
              <td>{record?.horaEntrada ? toTime(new Date(record.horaEntrada)) : ''}</td>
              <td>{record?.observaciones}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  )
}
