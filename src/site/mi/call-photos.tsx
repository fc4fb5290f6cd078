import type { MiLlamada } from '@/entities/despacho/mi'
import classes from './mi.module.css'

/** What whoever reported it photographed. It comes from the central each time: this phone keeps none. */
export function CallPhotos({ id, fotos = [] }: Pick<MiLlamada, 'id' | 'fotos'>) {
  return fotos.map((foto, index) => (
    <img
      key={foto}
      className={classes.photo}
      src={`/api/mi/despachos/${encodeURIComponent(id)}/fotos/${encodeURIComponent(foto)}`}
      alt={`Fotografía ${index + 1} de quien avisó`}
      loading="lazy"
    />
  ))
}
