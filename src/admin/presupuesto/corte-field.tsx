import type { ComponentProps } from 'react'
import { TextField } from '@/shared/ui/form/fields'

type CorteFieldProps = Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error'>

/** The day of a cédula's figures, as its documents will say it. */
export const CorteField = (props: CorteFieldProps) => (
  <TextField
    label="Fecha de corte"
    description="El día de estas cifras. El PDF, el Excel y la impresión dirán «al» ese día mientras ninguna cifra cambie. Si no lo sabe, déjela vacía: dirán solo cuándo se hicieron."
    type="date"
    {...props}
  />
)
