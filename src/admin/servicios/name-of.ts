import type { RegistroServicio } from '@/entities/servicios/registro'

const MOST = 60

/** What names an entry's buttons and dialogs: its description, cut where it gets long. */
export const nameOf = ({ descripcion }: RegistroServicio): string =>
  descripcion.length > MOST ? `${descripcion.slice(0, MOST).trimEnd()}…` : descripcion
