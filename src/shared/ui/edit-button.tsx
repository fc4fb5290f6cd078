import { Button } from '@mantine/core'
import { Pencil } from 'lucide-react'

/** From a record's details to its form; only for those who may. */
export function EditButton({ onEdit, main = true }: { onEdit: (() => void) | undefined; main?: boolean }) {
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
