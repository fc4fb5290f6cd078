import { Button } from '@mantine/core'
import { Pencil } from '@/shared/ui/icon/icons'
import { DialogFooter } from '@/shared/ui/overlay/dialog-footer'

/** `onEdit` only for those who may. */
type EditProps = { onEdit: (() => void) | undefined }

/** From a record's details to its form. */
export function EditButton({ onEdit, main = true }: EditProps & { main?: boolean }) {
  if (!onEdit) return null
  return (
    <Button
      {...(!main && { variant: 'default' })}
      leftSection={<Pencil size={18} aria-hidden />}
      onClick={onEdit}
    >
      Editar
    </Button>
  )
}

/** For details that lead nowhere else. */
export const EditFooter = ({ onEdit }: EditProps) =>
  onEdit && (
    <DialogFooter>
      <EditButton onEdit={onEdit} />
    </DialogFooter>
  )
