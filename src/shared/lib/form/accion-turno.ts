/** Asked of whoever of the brigade takes it, instead of one person. */
export const CUALQUIERA = 'todos'

/**
 * What a person does with a shift from their own phone: takes an open place and leaves it again, asks another (`para`, an id
 * or `CUALQUIERA`) to take theirs and takes that back, and takes or declines the place of who asked (`de`).
 */
export type Accion =
  | { hace: 'ANOTARME' | 'SALIR' | 'RETIRAR' }
  | { hace: 'PEDIR'; para: string }
  | { hace: 'TOMAR' | 'NEGAR'; de: string }
