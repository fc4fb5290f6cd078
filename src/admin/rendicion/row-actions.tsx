import { useMutation } from '@tanstack/react-query'
import { useCan } from '@/access/current-user'
import { Globe } from '@/admin/ui/icon/icons'
import { deletion } from '@/admin/ui/record/deletion'
import { RecordActions } from '@/admin/ui/record/record-actions'
import { RowAction } from '@/admin/ui/table/row-action'
import { rendiciones, toggleRendicion } from '@/entities/rendicion/queries'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import { EyeOff } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'

type RowActionsProps = {
  rendicion: Rendicion
  onView: () => void
  /** Missing when the role may not do it. */
  onEdit: (() => void) | undefined
}

export function RowActions({ rendicion, onView, onEdit }: RowActionsProps) {
  const update = useMutation(rendiciones.update)
  const { confirm } = useOverlays()
  const remove = useMutation(rendiciones.remove)
  const canPublish = useCan('rendicion:publish')
  const { id, titulo, publicado } = rendicion
  const canDelete = useCan('rendicion:delete') && (canPublish || !publicado)

  const askAndRemove = async () => {
    const effect = publicado ? 'Dejará de verse en la página de transparencia.' : ''
    if (await confirm(deletion(`el reporte «${titulo}»`, effect))) remove.mutate([id])
  }
  return (
    <RecordActions
      record={titulo}
      onView={onView}
      onEdit={canPublish || !publicado ? onEdit : undefined}
      onRemove={canDelete ? () => void askAndRemove() : undefined}
    >
      {canPublish && (
        <RowAction
          icon={publicado ? EyeOff : Globe}
          verb={publicado ? 'Despublicar' : 'Publicar'}
          record={titulo}
          onClick={() => update.mutate(toggleRendicion(rendicion))}
        />
      )}
    </RecordActions>
  )
}
