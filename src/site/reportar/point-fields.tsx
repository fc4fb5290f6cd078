import { Box, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Punto } from '@/entities/reportes/punto'
import { formatMoment } from '@/shared/lib/fecha'
import { Sheet } from '@/shared/ui/box/sheet'
import { DegreesInput } from '@/shared/ui/form/degrees-input'
import { FieldRow } from '@/shared/ui/form/field'
import type { ReportForm } from './report-schema'

type PointFieldsProps = { form: UseFormReturnType<ReportForm>; point: Punto }

/** The point that the phone measured, editable by hand. */
export function PointFields({ form, point }: PointFieldsProps) {
  return (
    <Box mt="xs">
      <Sheet pad="sm">
        <Text size="sm" role="status" mb="xs">
          Punto tomado el {formatMoment(point.fecha)}, con una precisión de unos {point.precision} metros.
          Puede corregirlo.
        </Text>
        <FieldRow>
          <DegreesInput label="Latitud" {...form.getInputProps('punto.lat')} />
          <DegreesInput label="Longitud" {...form.getInputProps('punto.lng')} />
        </FieldRow>
      </Sheet>
    </Box>
  )
}
