import type { ReactNode } from 'react'
import { ChevronDown } from '@/shared/ui/icon/icons'
import classes from './disclosure-button.module.css'

type DisclosureButtonProps = {
  open: boolean
  onToggle: () => void
  /** The id of what it shows and hides. */
  panel: string
  className?: string | undefined
  children: ReactNode
}

/** Shows and hides a part of the page; its look is that of where it stands. */
export const DisclosureButton = ({ open, onToggle, panel, className, children }: DisclosureButtonProps) => (
  <button
    type="button"
    className={`${classes.button} ${className ?? ''}`}
    aria-expanded={open}
    aria-controls={panel}
    onClick={onToggle}
  >
    {children}
    <ChevronDown size={20} aria-hidden className={classes.chevron} />
  </button>
)
