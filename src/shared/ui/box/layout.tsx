import type { ComponentProps } from 'react'
import classes from './layout.module.css'

// A citizen's phone fetches these with its first page, in a twentieth of the bytes of Mantine's, which are the panel's.

type Tag = { component?: 'div' | 'section' }
type Gap = { gap?: 'none' | 'xs' | 'sm' | 'md' | 'lg' }

type StackProps = ComponentProps<'div'> & Tag & Gap & { centered?: boolean }

/** Things below each other. */
export const Stack = ({ component: Tag = 'div', gap, centered, className = '', ...rest }: StackProps) => (
  <Tag data-gap={gap} data-centered={centered} className={`${classes.stack} ${className}`} {...rest} />
)

/** Things beside each other, in as many lines as they need. */
export const Group = ({ gap, className = '', ...rest }: ComponentProps<'div'> & Gap) => (
  <div data-gap={gap} className={`${classes.group} ${className}`} {...rest} />
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
