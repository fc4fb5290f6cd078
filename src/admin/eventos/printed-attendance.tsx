import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { Asistencia } from '@/entities/eventos/asistencia'
import { horaDeEntrada } from '@/entities/eventos/entrada'
import { CATEGORIA_LABELS, type Evento } from '@/entities/eventos/evento'
import type { Miembro } from '@/entities/personal/miembro'
import { formatDay } from '@/shared/lib/fecha'

type PrintedAttendanceProps = {
  evento: Evento
  staff: readonly Miembro[]
  records: readonly Asistencia[]
}

type Line = { id: string; nombre: string; cargo: string; record: Asistencia | undefined }

/** Active staff, followed by people who attended and are no longer active. */
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

const COLUMNS = [
  { header: 'Personal', width: '26%' },
  { header: 'Cargo', width: '20%' },
  { header: 'Entrada' },
  { header: 'Observaciones', width: '22%' },
  { header: 'Firma', width: '22%' },
] as const

/** The attendance list on paper, with room to sign. */
export function PrintedAttendance({ evento, staff, records }: PrintedAttendanceProps) {
  return (
    <PrintedSheet
      institucion={useInstitucion()}
      title="Lista de asistencia"
      subject={
        <>
          <strong>{evento.titulo}</strong>
          <span>
            {formatDay(evento.fecha)} · {CATEGORIA_LABELS[evento.categoria]}
          </span>
        </>
      }
      columns={COLUMNS}
      rows={() =>
        linesOf(staff, records).map(({ id, nombre, cargo, record }) => ({
          id,
          cells: [nombre, cargo, record && horaDeEntrada(record, evento.fecha), record?.observaciones, ''],
        }))
      }
      signatures={['Responsable del evento']}
    />
  )
}
