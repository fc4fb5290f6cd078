import type { ComponentProps } from 'react'
import type { Icon } from '@/shared/ui/icon/icon'
import classes from './row-button.module.css'

type RowButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: Icon
  /** For actions that delete something. */
  danger?: boolean | undefined
}

/** An icon button, which a list draws hundreds of times; Mantine's costs four components each. */
export const RowButton = ({ icon: Icon, danger, className, ...rest }: RowButtonProps) => (
  <button
    type="button"
    className={className ? `${classes.button} ${className}` : classes.button}
    data-danger={danger || undefined}
    {...rest}
  >
    <Icon size={20} aria-hidden />
  </button>
)
