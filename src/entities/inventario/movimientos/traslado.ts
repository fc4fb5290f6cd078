/** Between the id of an item and the place where a part of it is. */
const PARTE = '~'

/** The id of what is a part of it in another place: two phones that take some of it there make one item. */
export const idDeParte = (item: string, lugar: string): string =>
  `${raizDe(item)}${PARTE}${lugar.replaceAll(' ', '-')}`

/** The id of the item of which it is a part; of any other its own. */
export const raizDe = (item: string): string => item.split(PARTE)[0] ?? item

/** Whether a transfer made it of another item. What a parte names by its name alone isn't taken from it. */
export const esParte = (item: string): boolean => item.includes(PARTE)
