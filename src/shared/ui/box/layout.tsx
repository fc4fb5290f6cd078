import type { ComponentProps } from 'react'
import classes from './layout.module.css'

// A citizen's phone fetches these with its first page, in a twentieth of the bytes of Mantine's.

type Tag = { component?: 'div' | 'section' }
type Gap = { gap?: 'none' | 'tight' | 'xs' | 'sm' | 'md' | 'lg' }

type StackProps = ComponentProps<'div'> &
  Tag &
  Gap & {
    /** Where narrower things stand; without it the stack makes each as wide as itself. */
    align?: 'start' | 'center'
  }

/** Things below each other. */
export const Stack = ({ component: Tag = 'div', gap, align, className = '', ...rest }: StackProps) => (
  <Tag data-gap={gap} data-align={align} className={`${classes.stack} ${className}`} {...rest} />
)

type GroupProps = ComponentProps<'div'> &
  Gap & {
    /** The first thing at one end, the last at the other. */
    apart?: boolean
    oneLine?: boolean
    align?: 'start'
  }

/** Things beside each other, in as many lines as they need. */
export const Group = ({ gap, apart, oneLine, align, className = '', ...rest }: GroupProps) => (
  <div
    data-gap={gap}
    data-apart={apart}
    data-one-line={oneLine}
    data-align={align}
    className={`${classes.group} ${className}`}
    {...rest}
  />
)

type ContainerProps = ComponentProps<'div'> &
  Tag & {
    size: 'sm' | 'md' | 'lg'
    /** With room above and below: the container is the page. */
    page?: boolean
  }

/** The width of a page's content, in the middle of the window. */
export const Container = ({
  component: Tag = 'div',
  size,
  page,
  className = '',
  ...rest
}: ContainerProps) => (
  <Tag data-size={size} data-page={page} className={`${classes.container} ${className}`} {...rest} />
)
