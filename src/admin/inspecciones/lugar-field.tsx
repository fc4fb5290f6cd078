import { useState } from 'react'
import type { Local } from '@/entities/inspecciones/local'
import type { Place } from '@/shared/lib/place'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { MapButton } from '@/shared/ui/control/map-button'
import { PositionButton, usePosition } from '@/shared/ui/form/position-button'
import { Text } from '@/shared/ui/text/text'

/** Where a premises is, if both its degrees are known. */
export const lugarDe = ({ lat, lng }: Pick<Local, 'lat' | 'lng'>): Place | undefined =>
  lat !== undefined && lng !== undefined ? { lat, lng } : undefined

type LugarFieldProps = { lugar: Place | undefined; onChange: (lugar: Place | undefined) => void }

/** The place of a premises, taken in front of it; nobody has to know degrees. */
export function LugarField({ lugar, onChange }: LugarFieldProps) {
  const [told, setTold] = useState('')
  const position = usePosition(
    'Deje el lugar para otro día: no es obligatorio.',
    ({ precision, lat, lng }) => {
      onChange({ lat, lng })
      setTold(`Lugar tomado, con una precisión de unos ${precision} metros.`)
    },
  )
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <PositionButton position={position}>Estoy en el local: tomar el lugar</PositionButton>
        {lugar && (
          <>
            <MapButton place={lugar} />
            <Button
              variant="subtle"
              onClick={() => {
                onChange(undefined)
                setTold('El lugar se quitó.')
              }}
            >
              Quitar el lugar
            </Button>
          </>
        )}
      </Group>
      <Text size="sm" dimmed role="status">
        {position.problem || (position.busy ? '' : told)}
      </Text>
    </Stack>
  )
}
