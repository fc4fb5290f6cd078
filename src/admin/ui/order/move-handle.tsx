import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { GripVertical } from '@/admin/ui/icon/icons'
import { IconButton } from '@/shared/ui/control/icon-button'
import classes from './move-handle.module.css'
import { dragRow } from './row-drag'
import { type Reorder, stepOf } from './use-reorder'

type MoveHandleProps = { id: string; name: string; reorder: Reorder }

/** A row's place in its list, beside its handle. */
export const RowOrder = ({ orden }: { orden: number }) => (
  <span className={classes.order}>
    <span className="solo-lectores">Orden </span>
    {orden}
  </span>
)

/** A handle that moves its row or list item by pointer or arrow keys. */
export function MoveHandle({ id, name, reorder }: MoveHandleProps) {
  const button = useRef<HTMLButtonElement>(null)
  const appear = useEffectEvent(() => {
    if (reorder.arrived(id)) button.current?.focus()
  })
  useEffect(() => appear(), [])
  const press = (event: KeyboardEvent) => {
    const by = stepOf(event.key)
    if (!by) return
    event.preventDefault()
    reorder.step(id, by)
  }
  return (
    <IconButton
      ref={button}
      icon={GripVertical}
      className={classes.handle}
      aria-label={`Mover ${name}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      data-mover={id}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button === 0)
          dragRow(event.currentTarget, event.nativeEvent, (target) => reorder.place(id, target))
      }}
    />
  )
}
