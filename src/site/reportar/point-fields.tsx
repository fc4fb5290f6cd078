import { Group, NumberInput, Paper, Text } from '@mantine/core'
import type { Punto } from '@/entities/reportes/reporte'
import { formatMoment } from '@/shared/lib/fecha'

type PointFieldsProps = { point: Punto; onPoint: (point: Punto) => void }

const LIMITS = { lat: 90, lng: 180 }

/** The point that the phone measured, open to correction by hand. */
export function PointFields({ point, onPoint }: PointFieldsProps) {
  const coordinate = (field: 'lat' | 'lng', label: string) => (
    <NumberInput
      label={label}
      value={point[field]}
      min={-LIMITS[field]}
      max={LIMITS[field]}
      decimalScale={6}
      hideControls
      onChange={(value) => typeof value === 'number' && onPoint({ ...point, [field]: value })}
    />
  )
  return (
    <Paper withBorder p="sm" mt="xs">
      <Text size="sm" role="status">
        Punto tomado el {formatMoment(point.fecha)}, con una precisión de unos {point.precision} metros. Puede
        corregirlo.
      </Text>
      <Group grow mt="xs">
        {coordinate('lat', 'Latitud')}
        {coordinate('lng', 'Longitud')}
      </Group>
    </Paper>
  )
}
