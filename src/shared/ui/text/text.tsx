import type { ComponentProps } from 'react'
import classes from './text.module.css'

type TextProps = ComponentProps<'p'> & {
  component?: 'p' | 'div' | 'span'
  size?: 'sm' | 'lg'
  dimmed?: boolean
  strong?: boolean
}

/** A paragraph without margins: the box around it decides on the space. */
export const Text = ({ component: Tag = 'p', size, dimmed, strong, className = '', ...rest }: TextProps) => (
  <Tag
    data-size={size}
    // An attribute that says «false» is there, too, and the sheet asks only whether it is.
    data-dimmed={dimmed || undefined}
    data-strong={strong || undefined}
    className={`${classes.text} ${className}`}
    {...rest}
  />
)

type TitleProps = ComponentProps<'h1'> & {
  order: 1 | 2 | 3
  /** Draws it as large as another level's heading. */
  size?: 'h2' | 'h3' | 'h4'
}

export const Title = ({ order, size, className = '', ...rest }: TitleProps) => {
  const Tag = `h${order}` as const
  return <Tag data-size={size ?? Tag} className={`${classes.title} ${className}`} {...rest} />
}
