import type { RegistroServicio } from '@/entities/registro-servicios/registro'

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text)

/** The name of an entry's buttons: its description, cut because a screen reader would take too long. */
export const nameOf = ({ descripcion }: RegistroServicio): string => cut(descripcion, 200)

/** The title of an entry's dialog. */
export const titleOf = ({ descripcion }: RegistroServicio): string => cut(descripcion, 60)
