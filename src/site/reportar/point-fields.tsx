import type { UseFormReturnType } from '@mantine/form'
import { marginOf, type Punto } from '@/entities/reportes/punto'
import { formatMoment } from '@/shared/lib/fecha'
import { Disclosure } from '@/shared/ui/box/disclosure'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { MapButton } from '@/shared/ui/control/map-button'
import { DegreesInput } from '@/shared/ui/form/degrees-input'
import { FieldRow } from '@/shared/ui/form/field'
import { Pencil } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import type { ReportForm } from './report-schema'

type PointFieldsProps = { form: UseFormReturnType<ReportForm>; point: Punto }

/** In metres; with less, whoever comes has to be told the way. */
const ROUGH = 100

/** The place that the phone found: how exact, where on a map, and by hand for who knows better. */
export function PointFields({ form, point }: PointFieldsProps) {
  const { precision, fecha } = point
  const wrong = Boolean(form.errors['punto.lat'] || form.errors['punto.lng'])
  return (
    <Sheet pad="sm">
      <Stack gap="xs">
        <Text size="sm" role="status">
          <b>Su reporte lleva este lugar, con un margen de unos {marginOf(point)} metros.</b> Tomado el{' '}
          {formatMoment(fecha)}.
          {precision > ROUGH && ' No es exacto: escriba también la calle o una referencia.'}
        </Text>
        <Group gap="xs">
          <MapButton place={point} />
        </Group>
        <Disclosure icon={Pencil} title="Corregir a mano" held={wrong}>
          <FieldRow>
            <DegreesInput label="Latitud" {...form.getInputProps('punto.lat')} />
            <DegreesInput label="Longitud" {...form.getInputProps('punto.lng')} />
          </FieldRow>
        </Disclosure>
      </Stack>
    </Sheet>
  )
}
