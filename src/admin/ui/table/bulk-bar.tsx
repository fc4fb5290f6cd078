import { Button } from '@/shared/ui/control/button'
import { SelectionBar } from './selection-bar'

type Act<T> = ((chosen: readonly T[]) => unknown) | undefined

/** What only one list does with the ticked rows. */
export type BulkAct<T> = { label: string; act: (chosen: readonly T[]) => unknown }

type BulkBarProps<T> = {
  chosen: readonly T[]
  /** Ticked rows that the filter doesn't show. */
  hidden: number
  onClear: () => void
  /** Missing when the role may not do it. */
  onChange?: Act<T>
  acts?: readonly BulkAct<T>[] | undefined
  onExport?: Act<T>
  onRemove?: Act<T>
}

/** Changes, exports or deletes the ticked rows. */
export function BulkBar<T>(props: BulkBarProps<T>) {
  const { chosen, hidden, onClear, onChange, acts = [], onExport, onRemove } = props
  return (
    <SelectionBar count={chosen.length} hidden={hidden} onClear={onClear}>
      {onChange && <Button onClick={() => onChange(chosen)}>Cambiar selección</Button>}
      {acts.map(({ label, act }) => (
        <Button key={label} variant="default" onClick={() => act(chosen)}>
          {label}
        </Button>
      ))}
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
