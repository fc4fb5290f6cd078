import { OneLine } from '@/admin/ui/table/one-line'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { formatShortDay } from '@/shared/lib/fecha'
import { ESTADO_PUBLICACION_LABELS, estadoOf } from '@/shared/lib/publicacion'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { Star } from '@/shared/ui/icon/icons'
import classes from './published.module.css'

/**
 * A record that is written first and published later: an event or an accountability report. `fecha` is `YYYY-MM-DD`.
 */
export type Published = { id: string; titulo: string; fecha: string; destacado: boolean; publicado: boolean }

export const EstadoBadge = ({ publicado }: { publicado: boolean }) => (
  <StateBadge color={publicado ? 'green' : 'gray'}>
    {ESTADO_PUBLICACION_LABELS[estadoOf({ publicado })]}
  </StateBadge>
)

const titulo: Column<Published> = {
  id: 'titulo',
  header: 'Título',
  value: (record) => record.titulo,
  cell: (record) => (
    <div className={classes.title}>
      <RowTitle>
        {record.destacado && (
          <>
            <Star size={15} className={classes.star} aria-hidden />
            <span className="solo-lectores">Destacado: </span>
          </>
        )}
        {record.titulo}
      </RowTitle>
    </div>
  ),
}

const fecha: Column<Published> = {
  id: 'fecha',
  header: 'Fecha',
  value: (record) => record.fecha,
  brief: 'start',
  cell: (record) => <OneLine text={formatShortDay(record.fecha)} />,
}

const estado: Column<Published> = {
  id: 'estado',
  header: 'Estado',
  value: ({ publicado }) => publicado,
  brief: 'end',
  cell: ({ publicado }) => <EstadoBadge publicado={publicado} />,
}

/** The columns that these lists share. */
export const publishedColumns = { titulo, fecha, estado }
