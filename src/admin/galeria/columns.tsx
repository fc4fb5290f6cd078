import { MoveHandle, RowOrder } from '@/admin/ui/order/move-handle'
import type { Reorder } from '@/admin/ui/order/use-reorder'
import type { PaperColumn } from '@/admin/ui/print/printed-list'
import { ActiveBadge } from '@/admin/ui/record/active-badge'
import { OnPhone, RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { type Media, SECCION_LABELS } from '@/entities/galeria/media'
import { Picture } from '@/shared/ui/photo/picture'
import classes from './galeria.module.css'

/** On paper. */
export const PAPER: readonly PaperColumn<Media>[] = [
  { header: 'Orden', value: ({ orden }) => orden, align: 'right' },
  { header: 'Título', value: ({ titulo }) => titulo, width: '40%' },
  { header: 'Sección', value: ({ seccion }) => SECCION_LABELS[seccion] },
  { header: 'Créditos', value: ({ creditos }) => creditos, width: '26%' },
  { header: 'Estado', value: ({ activo }) => (activo ? 'Activo' : 'Inactivo') },
]

/** With `reorder`, each row gets a handle. */
export const columns = (reorder: Reorder | null): Column<Media>[] => [
  {
    id: 'titulo',
    header: 'Título',
    value: ({ titulo }) => titulo,
    cell: (media) => (
      <div className={classes.what}>
        {reorder && <MoveHandle id={media.id} name={media.titulo} reorder={reorder} />}
        <RowOrder orden={media.orden} />
        <Picture source={media.url} alt="" width={60} height={44} className={classes.thumb} small />
        <div>
          <RowTitle note={<OnPhone says={[SECCION_LABELS[media.seccion], !media.activo && 'Inactivo']} />}>
            {media.titulo}
          </RowTitle>
        </div>
      </div>
    ),
  },
  {
    id: 'seccion',
    header: 'Sección',
    value: ({ seccion }) => SECCION_LABELS[seccion],
    cell: ({ seccion }) => SECCION_LABELS[seccion],
  },
  {
    id: 'creditos',
    header: 'Créditos',
    value: ({ creditos }) => creditos,
    cell: ({ creditos }) => creditos || '—',
  },
  {
    id: 'activo',
    header: 'Estado',
    value: ({ activo }) => !activo,
    cell: ({ activo }) => <ActiveBadge active={activo} />,
  },
]
