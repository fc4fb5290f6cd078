import { type Campo, cambiosOf } from '@/entities/reportes/cambios'
import { codigoOf } from '@/entities/reportes/codigo'
import type { Difference, Preview } from '@/entities/reportes/packet/preview'
import { ESTADO_LABELS, PRIORIDAD_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Group } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { Text } from '@/shared/ui/text/text'
import classes from './reportes.module.css'

const CAMPO_LABELS: Record<Campo, string> = {
  titulo: 'Título',
  descripcion: 'Descripción',
  categoria: 'Categoría',
  ubicacion: 'Ubicación',
  punto: 'Punto en el mapa',
  autor: 'Autor',
  imagenes: 'Fotografías',
  estado: 'Estado',
  prioridad: 'Prioridad',
  respuesta: 'Respuesta',
  administrador: 'Administrador',
  duplicadoDe: 'Duplicado de',
}

const WRITERS: { [C in Campo]?: (value: NonNullable<Reporte[C]>) => string } = {
  punto: ({ lat, lng }) => `${lat}, ${lng}`,
  autor: ({ nombre, email, telefono }) => [nombre, email, telefono].filter(Boolean).join(', '),
  imagenes: ({ length }) => (length === 0 ? 'sin fotografías' : plural(length, 'fotografía', 'fotografías')),
  estado: (estado) => ESTADO_LABELS[estado],
  prioridad: (prioridad) => PRIORIDAD_LABELS[prioridad],
  duplicadoDe: codigoOf,
}

/** A report field's value in words. */
function fieldText(campo: Campo, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nada'
  const write = WRITERS[campo] as ((value: unknown) => string) | undefined
  return write ? write(value) : String(value)
}

const KINDS = {
  new: { label: 'Nuevo', color: 'green' },
  changed: { label: 'Con cambios', color: 'orange' },
  known: { label: 'Ya conocido', color: 'gray' },
} as const

function DifferenceLine({ difference: { campo, stored, incoming, stays } }: { difference: Difference }) {
  const [kept, lost] = stays === 'stored' ? [stored, incoming] : [incoming, stored]
  const [here, there] = stays === 'stored' ? ['lo de aquí', 'lo que llega'] : ['lo que llega', 'lo de aquí']
  return (
    <li>
      <Text size="sm" strong>
        {CAMPO_LABELS[campo]}
      </Text>
      <Text size="sm" className={classes.value}>
        Queda {here}: {fieldText(campo, kept)}
      </Text>
      <Text size="sm" dimmed className={classes.value}>
        Se descarta {there}: {fieldText(campo, lost)}
      </Text>
    </li>
  )
}

function Entry({ entry }: { entry: Preview }) {
  const { kind, report } = entry
  const differences = kind === 'new' ? [] : entry.differences
  const behind = cambiosOf(report).imagenes === ''
  return (
    <li>
      <Sheet pad="sm">
        <Group apart gap="xs">
          <Text strong>{report.titulo}</Text>
          <StateBadge color={KINDS[kind].color}>{KINDS[kind].label}</StateBadge>
        </Group>
        <Text size="sm" dimmed>
          {[codigoOf(report.id), report.categoria, report.ubicacion, report.autor.nombre]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text size="sm" dimmed>
          {formatMoment(report.fechaCreacion)} · {fieldText('imagenes', report.imagenes)}
          {behind && ': tiene otras que no vinieron, pida el archivo'}
        </Text>
        {differences.length > 0 && (
          <ul className={classes.differences}>
            {differences.map((difference) => (
              <DifferenceLine key={difference.campo} difference={difference} />
            ))}
          </ul>
        )}
      </Sheet>
    </li>
  )
}

/** Shows what an import would do to each report: what is new, what wins and what loses. */
export function ImportPreview({ entries }: { entries: readonly Preview[] }) {
  return (
    <ul className={classes.list} aria-label="Reportes que llegan">
      {entries.map((entry) => (
        <Entry key={entry.report.id} entry={entry} />
      ))}
    </ul>
  )
}
