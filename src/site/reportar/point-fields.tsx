import { Paper, SimpleGrid, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Punto } from '@/entities/reportes/reporte'
import { formatMoment } from '@/shared/lib/fecha'
import { DegreesInput } from '@/shared/ui/degrees-input'
import type { ReportForm } from './report-schema'

type PointFieldsProps = { form: UseFormReturnType<ReportForm>; point: Punto }

/** The point that the phone measured, open to correction by hand. */
export function PointFields({ form, point }: PointFieldsProps) {
  return (
    <Paper withBorder p="sm" mt="xs">
      <Text size="sm" role="status">
        Punto tomado el {formatMoment(point.fecha)}, con una precisión de unos {point.precision} metros. Puede
        corregirlo.
      </Text>
      <SimpleGrid cols={2} mt="xs">
        <DegreesInput label="Latitud" {...form.getInputProps('punto.lat')} />
        <DegreesInput label="Longitud" {...form.getInputProps('punto.lng')} />
      </SimpleGrid>
    </Paper>
  )
}
