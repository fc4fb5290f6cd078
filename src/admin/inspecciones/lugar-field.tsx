import { useState } from 'react'
import type { Local } from '@/entities/inspecciones/local'
import type { Place } from '@/shared/lib/place'
import { sentenceOf } from '@/shared/lib/spoken-error'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { MapButton } from '@/shared/ui/control/map-button'
import { LocateFixed } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'

/** Where a premises is, if both its degrees are known. */
export const lugarDe = ({ lat, lng }: Pick<Local, 'lat' | 'lng'>): Place | undefined =>
  lat !== undefined && lng !== undefined ? { lat, lng } : undefined

type LugarFieldProps = { lugar: Place | undefined; onChange: (lugar: Place | undefined) => void }

/** The place of a premises, taken in front of it; nobody has to know degrees. */
export function LugarField({ lugar, onChange }: LugarFieldProps) {
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState('')
  const locate = async () => {
    setBusy(true)
    setTold('')
    try {
      // Of the site's own: taken here at once, it would bring the panel to a visitor's report.
      const { askPosition } = await import('@/shared/lib/position')
      const { precision, lat, lng } = await askPosition('Deje el lugar para otro día: no es obligatorio.')
      onChange({ lat, lng })
      setTold(`Lugar tomado, con una precisión de unos ${precision} metros.`)
    } catch (error) {
      setTold(sentenceOf(error) ?? 'No se pudo tomar su ubicación.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<LocateFixed size={18} aria-hidden />}
          loading={busy}
          onClick={() => void locate()}
        >
          Estoy en el local: tomar el lugar
        </Button>
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
        {told}
      </Text>
    </Stack>
  )
}
