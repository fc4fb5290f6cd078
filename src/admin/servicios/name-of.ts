import type { RegistroServicio } from '@/entities/servicios/registro'

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text)

/** What names an entry's buttons: its description, cut where hearing it would take too long. */
export const nameOf = ({ descripcion }: RegistroServicio): string => cut(descripcion, 200)

/** The same as the head of a dialog, where it is seen. */
export const titleOf = ({ descripcion }: RegistroServicio): string => cut(descripcion, 60)
