/**
 * SQL: the text in this field of a record, as its JSON writes it. It is read from the record's text, for which an index may
 * stand: a path into the JSON would be walked in every record of the list.
 */
const textIn = (field: string): string =>
  `substring(campos::text from '"${field}":\\["[^"]*","((?:[^"\\\\]|\\\\.)*)"')`

/** SQL: the same, in the order of its letters. */
export const writtenIn = (field: string): string => `(${textIn(field)} collate "C")`

/** SQL: a sum of the text that points to another record, which an index holds however long somebody made it. */
export const keyIn = (field: string): string => `md5(${textIn(field)})`

/** SQL: the `YYYY-MM-DD` day of a record; null where it has none. */
export const DAY = `(substring(campos::text from '"fecha":\\["[^"]*","(\\d{4}-\\d\\d-\\d\\d)"') collate "C")`

/** As its JSON writes a text. */
export const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

/**
 * SQL: whether this text stands anywhere in a record. In the whole text, because every path into `json` reads all of it
 * and ends the query at a null character or half an emoji, which a phone's text may hold; a column would have to say the
 * same again. It is a sieve: whoever must know more reads the records that stay in it.
 */
export const mentions = (column: string, text: string): string => `position(${text} in ${column}::text) > 0`
