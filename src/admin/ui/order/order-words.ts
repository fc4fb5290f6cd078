/** Where a moved record now stands; `index` counts from 0. */
export const placeWords = (name: string, index: number, count: number): string =>
  `${name}: posición ${index + 1} de ${count}`

/** Why a record moves no further up (-1) or down (1). */
export const edgeWords = (by: -1 | 1): string =>
  by < 0 ? 'Ya está al principio de la lista' : 'Ya está al final de la lista'
