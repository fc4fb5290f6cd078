import { Button } from '@/shared/ui/control/button'
import { SelectionBar } from './selection-bar'

type Act<T> = ((chosen: readonly T[]) => unknown) | undefined

type BulkBarProps<T> = {
  chosen: readonly T[]
  onClear: () => void
  /** Missing when the role may not do it. */
  onChange?: Act<T>
  onExport?: Act<T>
  onRemove?: Act<T>
}

/** Changes, exports or deletes the ticked rows. */
export function BulkBar<T>({ chosen, onClear, onChange, onExport, onRemove }: BulkBarProps<T>) {
  return (
    <SelectionBar count={chosen.length} onClear={onClear}>
      {onChange && <Button onClick={() => onChange(chosen)}>Cambiar selección</Button>}
      {onExport && (
        <Button variant="default" onClick={() => onExport(chosen)}>
          Exportar selección
        </Button>
      )}
      {onRemove && (
        <Button variant="danger" onClick={() => onRemove(chosen)}>
          Eliminar selección
        </Button>
      )}
    </SelectionBar>
  )
}
