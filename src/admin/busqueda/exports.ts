import type { QueryClient } from '@tanstack/react-query'
import { exportCsv } from '@/admin/ui/print/list-export'
import type { Item } from '@/entities/inventario/item'
import { itemsCsv } from '@/entities/inventario/item-csv'
import { movimientos } from '@/entities/inventario/movimientos/queries'
import { conMovimientos } from '@/entities/inventario/movimientos/saldo'
import { items } from '@/entities/inventario/queries'
import { enUso } from '@/entities/inventario/totals'
import { miembrosCsv } from '@/entities/personal/miembro-csv'
import { miembros } from '@/entities/personal/queries'
import { delEjercicio, ejercicioActual } from '@/entities/presupuesto/ejercicio'
import type { Partida } from '@/entities/presupuesto/partida'
import { gastosCsv, ingresosCsv } from '@/entities/presupuesto/presupuesto-csv'
import { gastos, ingresos } from '@/entities/presupuesto/queries'
import { registros } from '@/entities/registro-servicios/queries'
import { registrosCsv } from '@/entities/registro-servicios/registro-csv'
import type { CsvFormat, Exported } from '@/shared/lib/file/csv'
import type { createResource } from '@/shared/query/resource'
import type { Stored } from '@/shared/storage/stored-module'
import type { Overlays } from '@/shared/ui/overlay/overlays'

type Export = {
  /** The page that shows the list: whoever may open it may export it, with system:export. */
  to: string
  label: string
  run: (client: QueryClient, overlays: Overlays) => Promise<void>
}

/** `what` begins the file's name (contract §6). */
const csvOf = <T extends Stored>(
  to: string,
  label: string,
  what: string,
  { known }: Pick<ReturnType<typeof createResource<T>>, 'known'>,
  toCsv: (records: readonly T[], format: CsvFormat) => Exported,
  only: (records: readonly T[], client: QueryClient) => readonly T[] | Promise<readonly T[]> = (records) =>
    records,
): Export => ({
  to,
  label: `Exportar CSV: ${label}`,
  run: async (client, overlays) => {
    const list = await only((await client.ensureQueryData(known)) ?? [], client)
    if (list.length > 0) exportCsv(overlays, what, list, toCsv, '')
    else overlays.showNotice('No hay nada que exportar', `${label}: la lista está vacía en este equipo.`)
  },
})

/** A cédula is of one fiscal year: its file doesn't mix them. */
const thisYears = <T extends Partida>(lines: readonly T[]): T[] =>
  delEjercicio(lines, ejercicioActual(lines, new Date()))

/** How many there are by now, as the screen has it. */
const alDia = async (list: readonly Item[], client: QueryClient): Promise<readonly Item[]> =>
  conMovimientos(enUso(list), (await client.ensureQueryData(movimientos)) ?? [])

/** Whole lists as CSV, in the sidebar's order. */
export const EXPORTS: readonly Export[] = [
  csvOf('/admin/personal', 'Personal', 'personal', miembros, miembrosCsv),
  csvOf('/admin/inventario', 'Inventario', 'inventario', items, itemsCsv, alDia),
  csvOf('/admin/presupuesto', 'Ingresos', 'presupuesto-ingresos', ingresos, ingresosCsv, thisYears),
  csvOf('/admin/presupuesto', 'Gastos', 'presupuesto-gastos', gastos, gastosCsv, thisYears),
  csvOf('/admin/servicios', 'Bitácora de servicios', 'servicios', registros, registrosCsv),
]
