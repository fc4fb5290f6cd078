import * as v from 'valibot'

/** A list within a field: a row of another shape is left out alone, and the rest of the list is read. */
export const goodRows = <S extends v.GenericSchema>(row: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => rows.filter((one): one is v.InferOutput<S> => v.is(row, one))),
  )

/** Whether reading a field left rows of it out. */
export const lostRows = (written: unknown, read: unknown): boolean =>
  Array.isArray(written) && Array.isArray(read) && read.length < written.length
