import type { ComponentProps } from 'react'
import type { Icon } from '@/shared/ui/icon/icon'
import classes from './row-button.module.css'

type RowButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: Icon
  /** It takes something away. */
  danger?: boolean | undefined
}

/** A button of an icon alone, which a list draws a hundred times: Mantine's costs four components each. */
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
