import { Badge, Text } from '@mantine/core'
import { Star } from 'lucide-react'
import type { Conteo } from '@/entities/eventos/calculos'
import { CATEGORIA_LABELS, type Evento } from '@/entities/eventos/evento'
import { formatMoment, formatShortDay } from '@/shared/lib/fecha'
import type { Column } from '@/shared/ui/table-search'
import classes from './eventos.module.css'
import type { Fila } from './filas'

const tag = (text: string, color: string) => (
  <Badge variant="light" color={color} tt="none" miw="max-content">
    {text}
  </Badge>
)

const words = (text: string) => <span className={classes.words}>{text}</span>

export const EstadoBadge = ({ publicado }: { publicado: boolean }) =>
  publicado ? tag('Publicado', 'green') : tag('Borrador', 'gray')

/** `counts` says who attended of those registered, by event id (spec §2.19). */
export const eventColumns = (counts: ReadonlyMap<string, Conteo>): Column<Evento>[] => [
  {
    id: 'titulo',
    header: 'Título',
    value: ({ titulo }) => titulo,
    cell: ({ titulo, destacado }) => (
      <Text fw={600} className={classes.title}>
        {destacado && (
          <>
            <Star size={15} className={classes.star} aria-hidden />
            <span className="solo-lectores">Destacado: </span>
          </>
        )}
        {titulo}
      </Text>
    ),
  },
  {
    id: 'fecha',
    header: 'Fecha',
    value: ({ fecha }) => fecha,
    cell: ({ fecha }) => <span className={classes.nowrap}>{formatShortDay(fecha)}</span>,
  },
  {
    id: 'categoria',
    header: 'Categoría',
    value: ({ categoria }) => CATEGORIA_LABELS[categoria],
    cell: ({ categoria }) => CATEGORIA_LABELS[categoria],
  },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ publicado }) => publicado,
    cell: ({ publicado }) => <EstadoBadge publicado={publicado} />,
  },
  {
    id: 'asistencia',
    header: 'Asistencia',
    value: ({ id }) => counts.get(id)?.porcentaje ?? -1,
    cell: ({ id }) => {
      const { asistieron = 0, registrados = 0 } = counts.get(id) ?? {}
      return `${asistieron}/${registrados}`
    },
  },
]

export const attendanceColumns: Column<Fila>[] = [
  {
    id: 'evento',
    header: 'Evento',
    value: ({ titulo }) => titulo,
    cell: ({ titulo, fecha }) => (
      <div className={classes.title}>
        <Text fw={600}>{titulo}</Text>
        {fecha && (
          <Text size="sm" c="dimmed" fw={400}>
            {formatShortDay(fecha)}
          </Text>
        )}
      </div>
    ),
  },
  { id: 'personal', header: 'Personal', value: ({ nombre }) => nombre, cell: ({ nombre }) => words(nombre) },
  { id: 'cargo', header: 'Cargo', value: ({ cargo }) => cargo, cell: ({ cargo }) => words(cargo) },
  {
    id: 'asistio',
    header: 'Asistió',
    value: ({ asistio }) => asistio,
    cell: ({ asistio }) => (asistio ? tag('Sí', 'green') : tag('No', 'gray')),
  },
  {
    id: 'hora',
    header: 'Hora Entrada',
    value: ({ horaEntrada }) => horaEntrada,
    cell: ({ horaEntrada }) => (horaEntrada ? formatMoment(horaEntrada) : '—'),
  },
  { id: 'observaciones', header: 'Observaciones', cell: ({ observaciones }) => words(observaciones) },
]
