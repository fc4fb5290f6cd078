import * as v from 'valibot'
import { searchFlag, searchText } from '@/shared/lib/form/search-schema'

/** What the tab of transparency keeps in the address of accountability. */
export const transparenciaFields = {
  /** The shown month, `YYYY-MM`; its year is the shown one. */
  mes: searchText,
  /** The package of this month is open, and the form that says that it was filed. */
  paquete: searchText,
  presentar: searchText,
  /** The form that says of several numerals of this month that they don't apply. */
  noAplica: searchText,
  /** The form of this month's index is open. */
  sita: searchText,
  /** The form of deadlines is open, and that of a new numeral. */
  plazos: searchFlag,
  numeral: searchFlag,
}

const transparenciaSearch = v.object(transparenciaFields)
export type TransparenciaSearch = v.InferOutput<typeof transparenciaSearch>

/** The screen of one numeral of a month. */
export const numeralSearch = v.object({
  /** The form of its fields in the catalogue is open. */
  campos: searchFlag,
})

export type NumeralSearch = v.InferOutput<typeof numeralSearch>
