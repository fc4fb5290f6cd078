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
