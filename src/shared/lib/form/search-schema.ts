import * as v from 'valibot'

/** The router reads `?buscar=911` as a number. */
const text = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))

/** Free text in the URL. Anything else counts as missing. */
export const searchText = v.optional(v.fallback(v.optional(text), undefined))

/** A filter's value for "none" (spec §2.7). */
export const ALL = 'all'

/** A filter whose values only the data knows, such as an area; `all` and '' count as missing. */
export const searchFilter = v.optional(
  v.fallback(
    v.optional(
      v.pipe(
        text,
        v.transform((value) => (value && value !== ALL ? value : undefined)),
      ),
    ),
    undefined,
  ),
)

/** One of a few values in the URL. */
export const searchOption = <const T extends readonly string[]>(options: T) =>
  v.optional(v.fallback(v.optional(v.picklist(options)), undefined))

const searchCount = v.optional(
  v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
)
/** `true` or not given. */
export const searchFlag = v.optional(v.fallback(v.optional(v.boolean()), undefined))

/**
 * What every list screen keeps in its URL: text filter, order, page and the open dialog. A filtered list or an open
 * record can be sent as a link, and the back button closes a dialog (contract §4).
 */
export const listSearch = {
  buscar: searchText,
  orden: searchText,
  pagina: searchCount,
  nuevo: searchFlag,
  ver: searchText,
  editar: searchText,
}
