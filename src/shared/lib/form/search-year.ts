/**
 * A fiscal year in the address, and the id of one of its cuts; anything else counts as missing. Without a library, as every
 * page carries it.
 */
export const searchYear = ({
  ejercicio,
  corte,
}: Record<string, unknown>): { ejercicio?: number; corte?: string } => ({
  ...(typeof ejercicio === 'number' && { ejercicio }),
  ...(typeof corte === 'string' && { corte }),
})
