import { type ReactNode, useId, useState } from 'react'
import type { Icon } from '@/shared/ui/icon/icon'
import classes from './disclosure.module.css'
import { DisclosureButton } from './disclosure-button'

type DisclosureProps = {
  icon: Icon
  title: string
  /** Stays open: something in it has to be seen to. */
  held?: boolean
  children: ReactNode
}

/** A part that few need, behind its title; what is typed in it stays while it is closed. */
export function Disclosure({ icon: Sign, title, held = false, children }: DisclosureProps) {
  const [opened, setOpened] = useState(false)
  const open = opened || held
  const panel = useId()
  return (
    <div className={classes.box}>
      <DisclosureButton
        open={open}
        onToggle={() => setOpened(!open)}
        panel={panel}
        className={classes.control}
      >
        <Sign size={20} aria-hidden />
        <span>{title}</span>
      </DisclosureButton>
      <div id={panel} hidden={!open} className={classes.panel}>
        {children}
      </div>
    </div>
  )
}
