import type { ComponentProps } from 'react'
import { DayField } from '@/admin/ui/form/day-field'

type CorteFieldProps = Pick<ComponentProps<typeof DayField>, 'value' | 'onChange' | 'error'>

/** The day of a cédula's figures, as its documents will say it. */
export const CorteField = (props: CorteFieldProps) => (
  <DayField
    label="Cifras al"
    description="Hasta qué día son estas cifras. Sale en lo que imprima; puede quedar vacío."
    de="SUCESO"
    {...props}
  />
)
