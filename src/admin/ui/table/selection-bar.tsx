import { type ReactNode, useMemo, useState } from 'react'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { Group } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { IconButton } from '@/shared/ui/control/icon-button'
import { X } from '@/shared/ui/icon/icons'
import { useFoot } from '@/shared/ui/overlay/use-overlay'
import { Text } from '@/shared/ui/text/text'
import classes from './selection-bar.module.css'

type SelectionBarProps = {
  count: number
  /** Ticked rows that the filter doesn't show. */
  hidden: number
  onClear: () => void
  children: ReactNode
}

/**
 * The actions for the ticked rows. The bar floats over the list's end, so that ticking moves nothing; its buttons stay
 * on the left because toasts appear on the right.
 */
export function SelectionBar({ count, hidden, onClear, children }: SelectionBarProps) {
  const foot = useFoot()
  if (count + hidden === 0) return null
  return (
    <Sheet pad="lg" className={classes.bar} ref={foot}>
      <div className={classes.row}>
        <Group gap="tight" apart>
          <Text strong role="status">
            {plural(count, 'seleccionado', 'seleccionados')}
            {hidden > 0 && `, y ${formatNumber(hidden)} fuera del filtro`}
          </Text>
          <IconButton icon={X} aria-label="Quitar selección" onClick={onClear} />
        </Group>
        {count > 0 && <div className={classes.actions}>{children}</div>}
      </div>
    </Sheet>
  )
}

/**
 * The ticked rows that are still shown: nobody acts on rows that they can't see. Those that a filter hides stay ticked, so
 * that one after the other can be searched, and are counted.
 */
export function useSelection<T extends { id: string }>(shown: readonly T[], all: readonly T[]) {
  const [ids, onChange] = useState<ReadonlySet<string>>(new Set())
  const chosen = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids])
  const hidden = useMemo(() => all.filter(({ id }) => ids.has(id)).length - chosen.length, [all, ids, chosen])
  const selection = useMemo(() => ({ ids, onChange }), [ids])
  return { chosen, hidden, clear: () => onChange(new Set()), selection }
}
