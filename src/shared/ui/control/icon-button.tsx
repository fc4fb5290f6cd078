import type { ComponentProps } from 'react'
import type { Icon } from '@/shared/ui/icon/icon'
import classes from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: Icon
  /** For actions that delete something. */
  danger?: boolean | undefined
}

/** A button that shows an icon alone and is named by its `aria-label`; a list draws hundreds of them. */
export const IconButton = ({ icon: Icon, danger, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    className={className ? `${classes.button} ${className}` : classes.button}
    data-danger={danger || undefined}
    {...rest}
  >
    <Icon size={20} aria-hidden />
  </button>
)
