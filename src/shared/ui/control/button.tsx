import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import classes from './button.module.css'

type Look = {
  /** `filled` is the one strong action of a screen, `emergency` calls people out, `danger` deletes or throws away. */
  variant?: 'filled' | 'emergency' | 'chosen' | 'default' | 'light' | 'subtle' | 'white' | 'danger'
  size?: 'sm' | 'md' | 'lg' | 'xl'
  color?: 'brasa' | 'gray'
  /** Shown as one choice of several. */
  round?: boolean
  leftSection?: ReactNode
  rightSection?: ReactNode
}

function dressed<P extends Look & { className?: string | undefined; children?: ReactNode }>(props: P) {
  const {
    variant = 'filled',
    size = 'sm',
    color = 'brasa',
    round,
    leftSection,
    rightSection,
    ...rest
  } = props
  return {
    ...rest,
    className: rest.className ? `${classes.button} ${rest.className}` : classes.button,
    'data-variant': variant,
    'data-size': size,
    'data-color': color,
    'data-round': round,
    children: (
      <>
        {leftSection}
        <span className={classes.label}>{rest.children}</span>
        {rightSection}
      </>
    ),
  }
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** Its work is under way: the button is disabled, busy and keeps its width. */
    loading?: boolean
  }

/** Every button with words. Mantine's has ten times the bytes, on pages that every citizen's phone fetches. */
export const Button = ({ loading = false, disabled, ...props }: ButtonProps) => (
  <button type="button" {...dressed(props)} disabled={disabled || loading} aria-busy={loading || undefined} />
)

/** A link that looks like a button. */
export const AnchorButton = (props: Look & ComponentProps<'a'>) => <a {...dressed(props)} />

/** A link to another screen of the app that looks like a button. */
export const LinkButton = createLink(AnchorButton)
