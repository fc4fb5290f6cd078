import { type ReactNode, useId, useState } from 'react'
import { CircleQuestionMark } from '@/admin/ui/icon/icons'
import { IconButton } from '@/shared/ui/control/icon-button'
import { Text } from '@/shared/ui/text/text'
import classes from './explained.module.css'

type ExplainedProps = {
  /** One sentence, of two lines on a phone at most. */
  children: ReactNode
  /** What the «?» beside it explains, for its name: `los plazos`. */
  about: string
  more: ReactNode
}

/** A sentence, and behind the «?» beside it what few need to read. */
export function Explained({ children, about, more }: ExplainedProps) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  return (
    <div>
      <div className={classes.line}>
        <Text size="sm" dimmed>
          {children}
        </Text>
        <IconButton
          icon={CircleQuestionMark}
          aria-label={`Más sobre ${about}`}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id={panel} hidden={!open}>
        <Text size="sm" dimmed>
          {more}
        </Text>
      </div>
    </div>
  )
}
