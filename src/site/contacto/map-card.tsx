import { showsPlace } from '@/entities/configuracion/place'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { mapLink } from '@/shared/lib/url'
import { Group } from '@/shared/ui/box/layout'
import { AnchorButton } from '@/shared/ui/control/button'
import { ExternalLink, Navigation } from '@/shared/ui/icon/icons'
import classes from './contacto.module.css'

/** A drawn placeholder (spec §2.9) and, once it is the station's, the configured point on a real map. */
export function MapCard() {
  const config = useDrawnInstitucion()
  const { direccion } = config
  const { lat, lng } = config.coordenadas
  const shown = showsPlace(config)
  return (
    <section className={classes.map} aria-labelledby="como-llegar">
      <img
        src="/img/mapa.svg"
        alt="Mapa de ubicación"
        width={1200}
        height={600}
        loading="lazy"
        decoding="async"
      />
      <div className={classes.mapWords}>
        <h2 id="como-llegar">Cómo llegar</h2>
        <p>{direccion}</p>
        <p className={classes.small}>El dibujo es ilustrativo.{shown && ` Coordenadas: ${lat}, ${lng}.`}</p>
        {shown && (
          <Group gap="xs">
            <AnchorButton
              href={mapLink({ lat, lng }, 16)}
              target="_blank"
              rel="noopener noreferrer"
              variant="default"
              leftSection={<ExternalLink size={18} aria-hidden />}
            >
              Abrir en OpenStreetMap
            </AnchorButton>
            <AnchorButton
              href={`geo:${lat},${lng}?q=${lat},${lng}`}
              variant="default"
              leftSection={<Navigation size={18} aria-hidden />}
            >
              Abrir en mi teléfono
            </AnchorButton>
          </Group>
        )}
      </div>
    </section>
  )
}
