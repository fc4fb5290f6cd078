import type { UseFormReturnType } from '@mantine/form'
import type { Punto } from '@/entities/reportes/punto'
import { formatMoment } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { DegreesInput } from '@/shared/ui/form/degrees-input'
import { FieldRow } from '@/shared/ui/form/field'
import { Text } from '@/shared/ui/text/text'
import type { ReportForm } from './report-schema'

type PointFieldsProps = { form: UseFormReturnType<ReportForm>; point: Punto }

/** The point that the phone measured, editable by hand. */
export function PointFields({ form, point }: PointFieldsProps) {
  return (
    <Sheet pad="sm">
      <Stack gap="xs">
        <Text size="sm" role="status">
          Punto tomado el {formatMoment(point.fecha)}, con una precisión de unos {point.precision} metros.
          Puede corregirlo.
        </Text>
        <FieldRow>
          <DegreesInput label="Latitud" {...form.getInputProps('punto.lat')} />
          <DegreesInput label="Longitud" {...form.getInputProps('punto.lng')} />
        </FieldRow>
      </Stack>
    </Sheet>
  )
}
