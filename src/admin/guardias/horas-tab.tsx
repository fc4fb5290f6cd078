import { useMemo } from 'react'
import type { Guardias } from '@/admin/shell/data/use-guardias'
import { CalendarPlus } from '@/admin/ui/icon/icons'
import { useNow } from '@/admin/ui/record/age'
import { ResourceTable } from '@/admin/ui/table/resource-table'
import { RowAction } from '@/admin/ui/table/row-action'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { type Horas, hoursOf } from '@/entities/guardias/horas'
import { dayAt, lapso } from '@/entities/guardias/tiempo'
import { addDays, isDay } from '@/shared/lib/dias'
import { formatHours, formatMonth } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import { calendarFile } from '@/shared/lib/file/ics'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { TextField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import classes from './guardias.module.css'
import type { GuardiasSearch } from './search'

const COLUMNS: readonly Column<Horas>[] = [
  {
    id: 'nombre',
    header: 'Persona',
    value: ({ nombre }) => nombre,
    cell: ({ nombre }) => <RowTitle>{nombre}</RowTitle>,
  },
  {
    id: 'previstas',
    header: 'Previstas',
    value: ({ previstos }) => previstos,
    brief: 'start',
    cell: ({ previstos }) => formatHours(previstos),
    phone: ({ previstos, cumplidos }) =>
      `Previstas ${formatHours(previstos)} · cumplidas ${formatHours(cumplidos)}`,
  },
  {
    id: 'cumplidas',
    header: 'Cumplidas',
    value: ({ cumplidos }) => cumplidos,
    cell: ({ cumplidos }) => formatHours(cumplidos),
  },
]

const LAST_DAY = '9999-12-31'

const nameOf = ({ nombre }: Horas) => nombre

/** The hours of each person in a month, and the way to take one's shifts along in a calendar. */
export function HorasTab({ guardias, search }: { guardias: Guardias; search: GuardiasSearch }) {
  const { list, places, people, between } = guardias
  const now = useNow()
  const { mes = '' } = search
  const month = isDay(`${mes}-01`) ? mes : dayAt(now.getTime()).slice(0, 7)
  const patch = useSearchPatch<GuardiasSearch>()
  const { nombreInstitucion } = useInstitucion()
  const { showSuccess } = useOverlays()
  const sums = useMemo(() => hoursOf(month, list, places, people), [month, list, places, people])

  const download = ({ id, nombre }: Horas) => {
    // One that began the day before may still run.
    const own = between(addDays(dayAt(now.getTime()), -1), LAST_DAY).filter(
      (turno) =>
        lapso(turno).hasta > now.getTime() && turno.gente.some(({ personalId }) => personalId === id),
    )
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
      title: `Calendario de ${nombre}`,
      message: `${plural(own.length, 'turno', 'turnos')} por venir, en ${name}`,
    })
  }
  return (
    <Stack>
      <TextField
        label="Mes"
        type="month"
        value={month}
        onChange={({ currentTarget }) => patch({ mes: currentTarget.value || undefined, pagina: undefined })}
        className={classes.month}
      />
      <Text dimmed>
        Previstas son las de los turnos de {formatMonth(`${month}-01`)}; cumplidas, las que alguien confirmó
        después de cada turno. Una noche que pasa a otro mes se reparte a medianoche.
      </Text>
      <ResourceTable
        label="Horas"
        records={sums}
        columns={COLUMNS}
        nameOf={nameOf}
        search={search}
        empty="Nadie tiene turnos en este mes"
        actions={(horas) => (
          <RowAction
            icon={CalendarPlus}
            verb="Descargar el calendario de"
            record={horas.nombre}
            onClick={() => download(horas)}
          />
        )}
      />
    </Stack>
  )
}
