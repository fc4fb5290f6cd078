import { useMutation } from '@tanstack/react-query'
import { useCan } from '@/access/current-user'
import { Globe, Trash2, UserCheck } from '@/admin/ui/icon/icons'
import { deletion } from '@/admin/ui/record/deletion'
import { RowAction } from '@/admin/ui/table/row-action'
import { EVENTO_NO_ENCONTRADO } from '@/entities/eventos/asistencia'
import type { Evento } from '@/entities/eventos/evento'
import { eventos, toggleEvento } from '@/entities/eventos/queries'
import { Eye, EyeOff, Pencil } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'

type RowActionsProps = {
  evento: Evento
  /** How many attendance records the event has. */
  registrados: number
  onView: () => void
  /** Missing when the role may not do it. */
  onEdit: (() => void) | undefined
  onAttendance: () => void
}

/** The attendance records stay: they are the brigade's history, and undoing the deletion finds them again. */
const effectOn = (registrados: number) => {
  if (registrados === 0) return ''
  const which = registrados === 1 ? 'Su registro' : `Sus ${registrados} registros`
  const verbs = registrados === 1 ? 'se conserva y aparecerá' : 'se conservan y aparecerán'
  return `${which} de asistencia ${verbs} como «${EVENTO_NO_ENCONTRADO}».`
}

export function RowActions({ evento, registrados, onView, onEdit, onAttendance }: RowActionsProps) {
  const update = useMutation(eventos.update)
  const { confirm } = useOverlays()
  const remove = useMutation(eventos.remove)
  const canEdit = useCan('eventos:edit')
  const canPublish = useCan('eventos:publish')
  const { id, titulo, publicado } = evento
  const canDelete = useCan('eventos:delete') && (canPublish || !publicado)

  const askAndRemove = async () => {
    if (await confirm(deletion(`el evento «${titulo}»`, effectOn(registrados)))) remove.mutate([id])
  }
  return (
    <>
      <RowAction icon={Eye} verb="Ver" record={titulo} onClick={onView} />
      {canEdit && <RowAction icon={UserCheck} verb="Asistencia" record={titulo} onClick={onAttendance} />}
      {onEdit && (canPublish || !publicado) && (
        <RowAction icon={Pencil} verb="Editar" record={titulo} onClick={onEdit} />
      )}
      {canPublish && (
        <RowAction
          icon={publicado ? EyeOff : Globe}
          verb={publicado ? 'Despublicar' : 'Publicar'}
          record={titulo}
          onClick={() => update.mutate(toggleEvento(evento))}
        />
      )}
      {canDelete && (
        <RowAction icon={Trash2} verb="Eliminar" record={titulo} danger onClick={() => void askAndRemove()} />
      )}
    </>
  )
}
