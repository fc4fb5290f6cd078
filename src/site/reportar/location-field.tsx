import type { UseFormReturnType } from '@mantine/form'
import { Suspense } from 'react'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { PositionButton, usePosition } from '@/shared/ui/form/position-button'
import { X } from '@/shared/ui/icon/icons'
import { PointFields } from './later'
import type { ReportForm } from './report-schema'

/** A place in words, and the measured point where the person was when they asked for it. */
export function LocationField({ form }: { form: UseFormReturnType<ReportForm> }) {
  const position = usePosition('Escriba la dirección o una referencia.', (point) =>
    form.setFieldValue('punto', point),
  )
  const { punto } = form.values
  return (
    <Stack gap="xs">
      <TextField
        label="Ubicación"
        description="Calle, barrio, referencia"
        autoComplete="address-line1"
        {...form.getInputProps('ubicacion')}
        // Not shown as the field's error: it would take the focus from a field that is really wrong.
        note={position.problem}
      />
      <Group gap="xs">
        <PositionButton position={position}>Usar mi ubicación</PositionButton>
        {punto && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<X size={18} aria-hidden />}
            onClick={() => form.setFieldValue('punto', null)}
          >
            Quitar el punto
          </Button>
        )}
      </Group>
      <Suspense>{punto && <PointFields form={form} point={punto} />}</Suspense>
    </Stack>
  )
}
