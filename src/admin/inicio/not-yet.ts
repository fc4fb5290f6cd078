/** The role sees a list that the central has not yet brought to this device. */
export const NOT_YET = 'Todavía no llega de la central'
