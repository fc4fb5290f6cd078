/** A fiscal year in the address; anything else counts as missing. Without a library, as every page carries it. */
export const searchYear = ({ ejercicio }: Record<string, unknown>): { ejercicio?: number } =>
  typeof ejercicio === 'number' ? { ejercicio } : {}
