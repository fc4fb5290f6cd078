/** The error of a call that is meant for another central than the one that answers: nothing of it was taken. */
export const OTHER_CENTRAL = 'otra-central'

/** The header in which a call names the central that it is for. */
export const MEANT_FOR = 'x-para'
