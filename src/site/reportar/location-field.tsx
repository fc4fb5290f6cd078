import { Button, Group, TextInput } from '@mantine/core'
import { LocateFixed, X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Punto } from '@/entities/reportes/reporte'
import { usePosition } from './use-position'

type LocationFieldProps = {
  text: string
  onText: (text: string) => void
  point: Punto | null
  onPoint: (point: Punto | null) => void
}

// Number fields weigh as much as the rest of the form, and most reports are told in words alone.
const PointFields = lazy(() => import('./point-fields').then(({ PointFields }) => ({ default: PointFields })))

/** A place in words, and the point where the person stood when they asked for it. */
export function LocationField({ text, onText, point, onPoint }: LocationFieldProps) {
  const { locate, busy, error } = usePosition(onPoint)
  return (
    <div>
      <TextInput
        label="Ubicación"
        description="Calle, barrio, referencia"
        autoComplete="street-address"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        error={error}
      />
      <Group mt="xs" gap="xs">
        <Button
          variant="default"
          leftSection={<LocateFixed size={18} aria-hidden />}
          loading={busy}
          onClick={locate}
        >
          Usar mi ubicación
        </Button>
        {point && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<X size={18} aria-hidden />}
            onClick={() => onPoint(null)}
          >
            Quitar el punto
          </Button>
        )}
      </Group>
      {point && (
        <Suspense>
          <PointFields point={point} onPoint={onPoint} />
        </Suspense>
      )}
    </div>
  )
}
