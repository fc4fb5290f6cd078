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
  /** What a desk folds too, behind these words. */
  more?: { label: string; content: ReactNode }
}

/**
 * The figures above a list, so low that the first records stand on the first screen: on a phone they are folded into one
 * line, on a desk they stand in one, with the rest of them behind a button. What somebody opened stays open on this device.
 */
export function FoldedFigures({ of, sum, children, more }: FoldedFiguresProps) {
  const id = useId()
  const rest = useId()
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
        {more && (
          <>
            <DisclosureButton open={open} onToggle={toggle} panel={rest} className={classes.rest}>
              {more.label}
            </DisclosureButton>
            <div id={rest} className={classes.more} data-open={open || undefined}>
              {more.content}
            </div>
          </>
        )}
      </div>
    </div>
  )
}
