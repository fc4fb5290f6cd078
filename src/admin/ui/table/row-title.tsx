import type { ReactNode } from 'react'
import { ChevronDown } from '@/shared/ui/icon/icons'
import classes from './cells.module.css'

type RowTitleProps = { children: ReactNode; note?: ReactNode }

/** The beginning of a row's title, with a smaller line that tells it from similar ones. */
export const RowTitle = ({ children, note }: RowTitleProps) => (
  <div className={classes.both}>
    <div className={classes.title}>
      <span>{children}</span>
    </div>
    {note && <div className={classes.note}>{note}</div>}
  </div>
)

/** A note for a phone, where the row has no other columns. */
export const OnPhone = ({ says }: { says: readonly (string | false)[] }) => (
  <span className={classes.narrow}>{says.filter(Boolean).join(' · ')}</span>
)

type QuickChangeProps = { shown: ReactNode; control: ReactNode }

/** A value that is changed in its row. On a phone the control lies unseen over what is shown, as large as a finger. */
export const QuickChange = ({ shown, control }: QuickChangeProps) => (
  <div className={classes.quick}>
    <span className={classes.shown}>
      {shown}
      <ChevronDown size={16} aria-hidden />
    </span>
    <div className={classes.control}>{control}</div>
  </div>
)
