import { type ReactNode, useId, useState } from 'react'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { DisclosureButton } from '@/shared/ui/box/disclosure-button'
import classes from './folded-figures.module.css'

const openLists = () => readPreferences().cifrasAbiertas ?? []

type FoldedFiguresProps = {
  /** The list that the figures belong to: each is opened and remembered by itself. */
  of: string
  /** What the figures come to, for who leaves them folded. */
  sum: readonly (string | false)[]
  children: ReactNode
}

/**
 * The figures above a list. On a phone they are folded into one line, so that the first records stand on the first
 * screen; what somebody opened stays open on this device. A wide screen shows them always.
 */
export function FoldedFigures({ of, sum, children }: FoldedFiguresProps) {
  const id = useId()
  const [open, setOpen] = useState(() => openLists().includes(of))
  const toggle = () => {
    const others = openLists().filter((list) => list !== of)
    setPreference('cifrasAbiertas', open ? others : [...others, of])
    setOpen(!open)
  }
  return (
    <div className={classes.fold}>
      <DisclosureButton open={open} onToggle={toggle} panel={id} className={classes.toggle}>
        <span>
          <b>Cifras:</b> {sum.filter(Boolean).join(' · ')}
        </span>
      </DisclosureButton>
      <div id={id} className={classes.figures} data-open={open || undefined}>
        {children}
      </div>
    </div>
  )
}
