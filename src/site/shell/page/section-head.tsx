import type { ReactNode } from 'react'
import classes from './section-head.module.css'

type SectionHeadProps = { kicker?: string; title: string; id?: string; lead?: string; children?: ReactNode }

/** The h2 of a section of a public page; `children` are its link or action, at the right. */
export function SectionHead({ kicker, title, id, lead, children }: SectionHeadProps) {
  return (
    <div className={classes.head}>
      <div className={classes.words}>
        {kicker && <p className={classes.kicker}>{kicker}</p>}
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  )
}
