import { Button } from '@/shared/ui/control/button'
import { Pencil } from '@/shared/ui/icon/icons'
import { DialogFooter } from '@/shared/ui/overlay/dialog'

/** `onEdit` is only given to those with the permission. */
type EditProps = { onEdit: (() => void) | undefined; verb?: string }

/** A button from a record's details to its form. */
export function EditButton({ onEdit, main = true, verb = 'Editar' }: EditProps & { main?: boolean }) {
  if (!onEdit) return null
  return (
    <Button
      {...(!main && { variant: 'default' })}
      leftSection={<Pencil size={18} aria-hidden />}
      onClick={onEdit}
    >
      {verb}
    </Button>
  )
}

/** The footer of details without other actions. */
export const EditFooter = (props: EditProps) =>
  props.onEdit && (
    <DialogFooter>
      <EditButton {...props} />
    </DialogFooter>
  )
