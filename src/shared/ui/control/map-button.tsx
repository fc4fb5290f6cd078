import { mapLink } from '@/shared/lib/url'
import { MapPin } from '@/shared/ui/icon/icons'
import { AnchorButton } from './button'

/** As near as the houses of a block. */
const ZOOM = 17

/** Opens a map at the place, in degrees, apart from the app. */
export const MapButton = ({ place }: { place: Parameters<typeof mapLink>[0] }) => (
  <AnchorButton
    href={mapLink(place, ZOOM)}
    target="_blank"
    rel="noopener noreferrer"
    variant="default"
    leftSection={<MapPin size={18} aria-hidden />}
  >
    Ver en el mapa
  </AnchorButton>
)
