import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { DayField } from '@/admin/ui/form/day-field'
import { TextField } from '@/shared/ui/form/fields'

type Field = 'informe' | 'informeDia' | 'recibo' | 'firma' | 'cargo'

type OtorgarFootProps = {
  /** The form's `getInputProps`. */
  inputOf: (field: Field) => ReturnType<UseFormReturnType<object>['getInputProps']>
  /** What is said of the receipt. */
  recibo?: string
}

/** The foot of a form that grants a permit: the report behind it, its receipt and who signs. */
export const OtorgarFoot = ({
  inputOf,
  recibo = 'O por qué no paga, como «Exonerado».',
}: OtorgarFootProps) => (
  <>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <TextField label="Informe favorable N.º" required {...inputOf('informe')} />
      <DayField de="SUCESO" label="Día del informe" required {...inputOf('informeDia')} />
    </SimpleGrid>
    <TextField label="Recibo N.º" description={recibo} required {...inputOf('recibo')} />
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <TextField label="Quién firma" required {...inputOf('firma')} />
      <TextField label="Cargo" {...inputOf('cargo')} />
    </SimpleGrid>
  </>
)
