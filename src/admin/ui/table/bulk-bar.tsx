import { Button } from '@mantine/core'
import { SelectionBar } from './selection-bar'

type Act<T> = ((chosen: readonly T[]) => unknown) | undefined

type BulkBarProps<T> = {
  chosen: readonly T[]
  onClear: () => void
  /** Left out where the role may not. */
  onExport?: Act<T>
  onRemove?: Act<T>
}

/** The ticked rows may be exported or deleted together. */
export function BulkBar<T>({ chosen, onClear, onExport, onRemove }: BulkBarProps<T>) {
  return (
    <SelectionBar count={chosen.length} onClear={onClear}>
      {onExport && (
        <Button variant="default" onClick={() => onExport(chosen)}>
          Exportar selección
        </Button>
      )}
      {onRemove && (
        <Button color="red" onClick={() => onRemove(chosen)}>
          Eliminar selección
        </Button>
      )}
    </SelectionBar>
  )
}
