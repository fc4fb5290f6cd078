import type { ComponentProps } from 'react'
import { FieldRow } from '@/shared/ui/form/field'
import { TextField } from '@/shared/ui/form/fields'

type SenderFieldsProps = {
  field: (name: 'nombre' | 'email' | 'telefono') => Omit<ComponentProps<typeof TextField>, 'label'>
}

/** Who writes to the station, and how they are answered. */
export const SenderFields = ({ field }: SenderFieldsProps) => (
  <>
    <TextField label="Nombre completo" required autoComplete="name" {...field('nombre')} />
    <FieldRow>
      <TextField label="Correo electrónico" type="email" required autoComplete="email" {...field('email')} />
      <TextField label="Teléfono" type="tel" autoComplete="tel" {...field('telefono')} />
    </FieldRow>
  </>
)
