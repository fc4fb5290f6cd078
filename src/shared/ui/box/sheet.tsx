import type { ComponentProps } from 'react'
import classes from './sheet.module.css'

type SheetProps = ComponentProps<'div'> & {
  /** `section` and `article` for what a heading or label names. */
  component?: 'div' | 'section' | 'article'
  /** The room inside; `wide`: more of it on a wide screen. */
  pad?: 'sm' | 'md' | 'lg' | 'wide'
}

/** A bordered ground for things that belong together. */
export function Sheet({ component: Tag = 'div', pad = 'md', className = '', ...rest }: SheetProps) {
  return <Tag data-pad={pad} className={`${classes.sheet} ${className}`} {...rest} />
}
