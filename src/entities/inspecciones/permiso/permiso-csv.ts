import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import type { Permiso } from './permiso'
import { ESTADO_LABELS, estadoDe } from './permisos'
import type { Tipo } from './tipo'
import { tipoDePermiso } from './tipos'

const columnsOn = (hoy: string, tipos: readonly Tipo[]): readonly CsvColumn<Permiso>[] => [
  { header: 'Número', value: ({ numero }) => numero },
  { header: 'Tipo', value: (one) => tipoDePermiso(tipos, one).nombre },
  { header: 'Nombre', value: ({ nombre }) => nombre },
  { header: 'RUC', value: ({ ruc }) => ruc },
  { header: 'Establecimiento', value: ({ establecimiento }) => establecimiento },
  { header: 'Actividad', value: ({ actividad }) => actividad },
  { header: 'Dirección', value: ({ direccion }) => direccion },
  { header: 'Desde', value: ({ desde }) => desde },
  { header: 'Hasta', value: ({ hasta }) => hasta },
  { header: 'Estado', value: (one) => ESTADO_LABELS[estadoDe(one, hoy)] },
  { header: 'Informe', value: ({ informe }) => informe },
  { header: 'Recibo', value: ({ recibo }) => recibo },
  { header: 'Firma', value: ({ firma }) => firma },
]

/** Permits as CSV, in the order given, with their state on the day `hoy` (`YYYY-MM-DD`). */
export const permisosCsv = (
  list: readonly Permiso[],
  hoy: string,
  tipos: readonly Tipo[],
  format?: CsvFormat,
): Exported => csvBlob(columnsOn(hoy, tipos), list, format)
