import type { ComponentProps } from 'react'
import classes from './sheet.module.css'

type SheetProps = ComponentProps<'div'> & {
  /** Use `section` or `article` when a heading or label names it. */
  component?: 'div' | 'section' | 'article'
  /** The space inside; `lg` and `wide` have more on a wide screen. */
  pad?: 'none' | 'sm' | 'md' | 'lg' | 'wide'
}

/** A bordered box for things that belong together. */
export function Sheet({ component: Tag = 'div', pad = 'md', className = '', ...rest }: SheetProps) {
  return <Tag data-pad={pad} className={`${classes.sheet} ${className}`} {...rest} />
}
