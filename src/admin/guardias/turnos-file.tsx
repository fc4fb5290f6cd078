import { useState } from 'react'
import type { Guardias } from '@/admin/shell/data/use-guardias'
import { CalendarPlus } from '@/admin/ui/icon/icons'
import { useNow } from '@/admin/ui/record/age'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { dayAt, lapso } from '@/entities/guardias/tiempo'
import { addDays } from '@/shared/lib/dias'
import { downloadBlob } from '@/shared/lib/file/download'
import { calendarFile } from '@/shared/lib/file/ics'
import { plural } from '@/shared/lib/plural'
import { byName } from '@/shared/lib/text'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { SelectField } from '@/shared/ui/form/fields'
import { useOverlays } from '@/shared/ui/overlay/overlays'

const LAST_DAY = '9999-12-31'

/** The coming shifts of one person as a file for their calendar; nothing where nobody has any. */
export function TurnosFile({ between, people }: Guardias) {
  const now = useNow()
  const { nombreInstitucion } = useInstitucion()
  const { showSuccess } = useOverlays()
  const [chosen, setChosen] = useState('')
  // One that began the day before may still run.
  const coming = between(addDays(dayAt(now.getTime()), -1), LAST_DAY).filter(
    (turno) => lapso(turno).hasta > now.getTime(),
  )
  const on = new Set(coming.flatMap(({ gente }) => gente.map(({ personalId }) => personalId)))
  const those = people.filter(({ id }) => on.has(id)).sort((a, b) => byName(a.nombres, b.nombres))
  const one = those.find(({ id }) => id === chosen)
  if (those.length === 0) return null
  const download = ({ id, nombres }: (typeof those)[number]) => {
    const own = coming.filter(({ gente }) => gente.some(({ personalId }) => personalId === id))
    const file = calendarFile(
      own.map((turno) => ({
        id: `${turno.id}-${id}`,
        ...lapso(turno),
        title: `Guardia: ${turno.nombre}`,
        place: nombreInstitucion,
      })),
      now,
    )
    const name = `guardias-${dayAt(now.getTime())}.ics`
    downloadBlob(new Blob([file], { type: 'text/calendar' }), name)
    showSuccess({
      title: `Calendario de ${nombres}`,
      message: `${plural(own.length, 'turno', 'turnos')} por venir, en ${name}`,
    })
  }
  return (
    <Group gap="sm">
      <SelectField
        label="Turnos de una persona, para su calendario"
        value={one ? chosen : ''}
        options={[['', 'Elija'], ...those.map(({ id, nombres }) => [id, nombres] as const)]}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      {one && (
        <Button
          variant="default"
          leftSection={<CalendarPlus size={18} aria-hidden />}
          onClick={() => download(one)}
        >
          Descargar sus turnos
        </Button>
      )}
    </Group>
  )
}
