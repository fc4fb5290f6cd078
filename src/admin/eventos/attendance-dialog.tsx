import { Progress } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { hasCentral } from '@/access/central/mark'
import { useTakenAway } from '@/admin/ui/form/use-taken-away'
import { PrintButton } from '@/admin/ui/print/print-button'
import { PersonPicks, usePersonSearch } from '@/admin/ui/record/person-pick'
import { type Asistencia, dichos, EVENTO_NO_ENCONTRADO } from '@/entities/eventos/asistencia'
import type { Evento } from '@/entities/eventos/evento'
import type { Miembro } from '@/entities/personal/miembro'
import { formatDay } from '@/shared/lib/fecha'
import { Group, Stack } from '@/shared/ui/box/layout'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'
import classes from './attendance.module.css'
import { PersonRow } from './person-row'
import { PrintedAttendance } from './printed-attendance'

type AttendanceDialogProps = {
  /** Undefined when the event is gone, here or in another tab. */
  evento: Evento | undefined
  /** Active staff in their own order; undefined until they are read, or come from the central. */
  staff: readonly Miembro[] | undefined
  /** Every attendance record of the event. */
  records: readonly Asistencia[]
  onClose: () => void
}

/** Taking attendance by thumb at the door (spec §2.19). Every tap is stored at once, so there is nothing to save. */
export function AttendanceDialog({ evento, staff, records, onClose }: AttendanceDialogProps) {
  const title = evento ? `Asistencia: ${evento.titulo}` : 'Asistencia'
  useTakenAway(`Se cerró «${title}»`, 'Lo que ya marcó está guardado.')
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return (
    <Dialog
      onClose={onClose}
      title={title}
      size="lg"
      fullScreen={phone}
      classNames={{ title: classes.title }}
    >
      {!evento && <EmptyState title={EVENTO_NO_ENCONTRADO} />}
      {evento && staff && <AttendanceList evento={evento} staff={staff} records={records} />}
      {evento && !staff && hasCentral() && (
        <EmptyState title="Las personas todavía no llegan de la central" />
      )}
    </Dialog>
  )
}

type AttendanceListProps = Pick<AttendanceDialogProps, 'records'> & {
  evento: Evento
  staff: readonly Miembro[]
}

function AttendanceList({ evento, staff, records }: AttendanceListProps) {
  const { shown, field, none } = usePersonSearch(staff)
  const recordOf = new Map(records.map((record) => [record.personalId, record]))
  const present = staff.filter(({ id }) => recordOf.get(id)?.asistio).length
  const said = dichos(staff.flatMap(({ id }) => recordOf.get(id) ?? []))
  const former = records.filter(
    ({ asistio, personalId }) => asistio && !staff.some(({ id }) => id === personalId),
  ).length
  return (
    <Stack gap="sm">
      <div className={classes.top}>
        <Group apart gap="xs">
          <Text role="status" strong size="lg">
            {present} de {staff.length} presentes
          </Text>
          <PrintButton />
        </Group>
        <Progress
          value={staff.length === 0 ? 0 : (100 * present) / staff.length}
          aria-label="Personal presente"
          mb="xs"
        />
        {field}
      </div>
      <Text size="sm" dimmed>
        {evento.titulo}, {formatDay(evento.fecha)}. Cada marca se guarda en el momento.
        {said && ` Dijeron desde su teléfono: ${said}.`}
        {former > 0 &&
          ` También ${former === 1 ? 'asistió 1 persona que ya no está activa' : `asistieron ${former} personas que ya no están activas`}.`}
      </Text>
      {none}
      <PersonPicks>
        {shown.map((persona) => (
          <PersonRow key={persona.id} evento={evento} persona={persona} record={recordOf.get(persona.id)} />
        ))}
      </PersonPicks>
      <PrintedAttendance evento={evento} staff={staff} records={records} />
    </Stack>
  )
}
