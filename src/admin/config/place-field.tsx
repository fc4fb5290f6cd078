import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type { Configuracion } from '@/entities/configuracion/configuracion'
import { isOwnPlace } from '@/entities/configuracion/place'
import { type Place, placeIn } from '@/shared/lib/place'
import { mapLink } from '@/shared/lib/url'
import { AnchorButton } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { PositionButton, usePosition } from '@/shared/ui/form/position-button'
import { ExternalLink } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import classes from './config.module.css'

/** A street and its houses. */
const ZOOM = 17

const isPlace = ({ lat, lng }: Configuracion['coordenadas']) =>
  [lat, lng].every((part) => typeof part === 'number')

function ChosenPlace({ place }: { place: Configuracion['coordenadas'] }) {
  return (
    <div className={classes.chosenPlace}>
      <AnchorButton
        href={mapLink(place, ZOOM)}
        target="_blank"
        rel="noopener noreferrer"
        variant="subtle"
        leftSection={<ExternalLink size={18} aria-hidden />}
      >
        Ver en el mapa: {place.lat}, {place.lng}
      </AnchorButton>
      {!isOwnPlace(place) && (
        <Text size="sm" dimmed>
          Es el lugar de muestra: ponga el de su estación.
        </Text>
      )}
    </div>
  )
}

/** Ways to say where the station is without knowing its degrees, and a look at what was chosen. */
export function PlaceField({ form }: { form: UseFormReturnType<Configuracion> }) {
  const [pasted, setPasted] = useState('')
  const [told, setTold] = useState('')
  const { coordenadas } = form.values
  const choose = ({ lat, lng }: Place) => form.setFieldValue('coordenadas', { ...coordenadas, lat, lng })

  const paste = (text: string) => {
    setPasted(text)
    const found = text.trim() === '' ? '' : placeIn(text)
    if (typeof found !== 'string') choose(found)
    setTold(typeof found === 'string' ? found : 'Lugar tomado. Mírelo en el mapa antes de guardar.')
  }
  const position = usePosition('Pegue un enlace del mapa.', ({ precision, ...place }) => {
    choose(place)
    setPasted('')
    setTold(`Lugar de este equipo, con una precisión de unos ${precision} metros. Mírelo en el mapa.`)
  })
  const note = position.problem || (position.busy ? '' : told)

  return (
    <div className={classes.place}>
      <TextField
        label="Enlace del mapa"
        description="Opcional. De Google Maps u OpenStreetMap: llena latitud y longitud."
        inputMode="url"
        autoComplete="off"
        value={pasted}
        onChange={(event) => paste(event.currentTarget.value)}
        note={note && <span role="status">{note}</span>}
      />
      <div className={classes.placeActions}>
        <PositionButton position={position}>Usar mi ubicación</PositionButton>
        {isPlace(coordenadas) && <ChosenPlace place={coordenadas} />}
      </div>
    </div>
  )
}
