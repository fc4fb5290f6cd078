import type { ComponentProps, ReactNode } from 'react'
import classes from './callout.module.css'

type CalloutProps = Omit<ComponentProps<'div'>, 'color' | 'role' | 'title'> & {
  color: 'red' | 'orange' | 'green' | 'blue'
  icon?: ReactNode
  title?: string
  /** `alert` is read out at once, `status` when nothing else is being said. */
  role?: 'alert' | 'status'
}

/** Something to know before going on, on a tinted ground. */
export function Callout(props: CalloutProps) {
  const { color, icon, title, role = 'alert', className = '', children, ...rest } = props
  return (
    <div {...rest} role={role} data-color={color} className={`${classes.callout} ${className}`}>
      {icon}
      <div className={classes.text}>
        {title && <span className={classes.title}>{title}</span>}
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
