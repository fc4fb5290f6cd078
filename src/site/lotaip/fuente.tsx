import type { Publicado } from '@/entities/lotaip/publicado'
import { SITA_PUBLICO } from '@/entities/lotaip/sita'
import { formatDay } from '@/shared/lib/fecha'
import classes from './lotaip.module.css'

/** Where the list of numerals is from, and what these pages are not. */
export const Fuente = ({ publicado: { fuente, fechaFuente } }: { publicado: Publicado }) => (
  <p className={classes.source}>
    Los numerales son los de la lista que lleva la brigada. {fuente}
    {fechaFuente && ` Copiada el ${formatDay(fechaFuente)}.`} Lo que se presentó a la Defensoría del Pueblo
    está en el portal de ella. {SITA_PUBLICO}
  </p>
)
