import { centralMark } from '@/access/central/mark'
import { type Configuracion, DEFAULT_CONFIGURACION } from './configuracion'

/** Whether somebody said where the station is: the sample's degrees are of no station. */
export function isOwnPlace({ lat, lng }: Configuracion['coordenadas']): boolean {
  const sample = DEFAULT_CONFIGURACION.coordenadas
  return lat !== sample.lat || lng !== sample.lng
}

/** Whether the place may be shown as the way to the station; a claimed central leads nobody to the sample's. */
export const showsPlace = ({ coordenadas }: Pick<Configuracion, 'coordenadas'>): boolean =>
  centralMark() !== 'suya' || isOwnPlace(coordenadas)
