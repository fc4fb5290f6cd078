/**
 * SQL: whether this text stands anywhere in a record. In the whole text, because every path into `json` reads all of it
 * and ends the query at a null character or half an emoji, which a phone's text may hold; a column would have to say the
 * same again. It is a sieve: whoever must know more reads the records that stay in it.
 */
export const mentions = (column: string, text: string): string => `position(${text} in ${column}::text) > 0`
