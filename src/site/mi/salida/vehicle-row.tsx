import { useForm } from '@mantine/form'
import { parseAmount } from '@/shared/lib/file/amount'
import type { Paso } from '@/shared/lib/form/paso-salida'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { useDraft } from '@/shared/ui/form/use-draft'
import { Text } from '@/shared/ui/text/text'
import type { Ida } from './use-taps'

const typed = (km: number | null): string => (km === null ? '' : String(km))
/** Null for an empty field; not a number for a text that is none. */
const kmOf = (text: string): number | null => (text.trim() ? (parseAmount(text) ?? Number.NaN) : null)
const problem = (text: string) => {
  const km = kmOf(text)
  return km === null || km >= 0 ? null : 'Ingrese los kilómetros con números.'
}

function Odometer({ ida, draft, onKeep }: { ida: Ida; draft: string; onKeep: (paso: Paso) => void }) {
  const { nombre } = ida
  const form = useForm({
    initialValues: { kmSalida: typed(ida.kmSalida), kmRegreso: typed(ida.kmRegreso) },
    validate: { kmSalida: problem, kmRegreso: problem },
  })
  const kept = useDraft(draft, form)
  const keep = form.onSubmit(({ kmSalida, kmRegreso }) => {
    onKeep({ hace: 'VEHICULO', nombre, va: true, kmSalida: kmOf(kmSalida), kmRegreso: kmOf(kmRegreso) })
    form.resetDirty()
    void kept.clear()
  })
  return (
    <form onSubmit={keep} noValidate aria-label={`Kilómetros de ${nombre}`}>
      <Stack gap="xs">
        <TextField
          label="Kilómetros al salir"
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('kmSalida')}
        />
        <TextField
          label="Kilómetros al volver"
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('kmRegreso')}
        />
        <Group>
          <Button type="submit" variant="default" size="lg" disabled={!form.isDirty()}>
            Guardar los kilómetros<span className="solo-lectores"> de {nombre}</span>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type VehicleRowProps = {
  despacho: string
  vehicle: Ida & { placa: string; fuera?: string }
  onTap: (paso: Paso) => void
}

/** A vehicle of the brigade: one tap says that it went, and then there is room for its odometer. */
export function VehicleRow({ despacho, vehicle, onTap }: VehicleRowProps) {
  const { nombre, placa, fuera, va, kmSalida, kmRegreso } = vehicle
  return (
    <Stack gap="xs">
      <Button
        size="lg"
        variant={va ? 'chosen' : 'default'}
        aria-pressed={va}
        onClick={() => onTap({ hace: 'VEHICULO', nombre, va: !va, kmSalida: null, kmRegreso: null })}
      >
        {[nombre, placa].filter(Boolean).join(' · ')}
      </Button>
      {fuera && <Text strong>Fuera de servicio: {fuera}</Text>}
      {va && (
        <Odometer
          key={`${kmSalida} ${kmRegreso}`}
          ida={vehicle}
          draft={`mi-salida:${despacho}:${nombre}`}
          onKeep={onTap}
        />
      )}
    </Stack>
  )
}
