import type { UseFormReturnType } from '@mantine/form'
import { Suspense, useState } from 'react'
import type { Punto } from '@/entities/reportes/punto'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { LocateFixed, X } from '@/shared/ui/icon/icons'
import { loadPosition, PointFields } from './later'
import type { ReportForm } from './report-schema'

/** Asks for the position only when told to. */
function usePosition(onPoint: (point: Punto) => void) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const locate = async () => {
    setBusy(true)
    setError(null)
    try {
      const { askPosition } = await loadPosition()
      onPoint(await askPosition('Escriba la dirección o una referencia.'))
    } catch (cause) {
      setError((cause as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { locate: () => void locate(), busy, error }
}

/** A place in words, and the measured point where the person was when they asked for it. */
export function LocationField({ form }: { form: UseFormReturnType<ReportForm> }) {
  const { locate, busy, error } = usePosition((point) => form.setFieldValue('punto', point))
  const { punto } = form.values
  return (
    <Stack gap="xs">
      <TextField
        label="Ubicación"
        description="Calle, barrio, referencia"
        autoComplete="address-line1"
        {...form.getInputProps('ubicacion')}
        // Not shown as the field's error: it would take the focus from a field that is really wrong.
        note={error}
      />
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<LocateFixed size={18} aria-hidden />}
          loading={busy}
          onClick={locate}
        >
          Usar mi ubicación
        </Button>
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
