import writeXlsxFile, { type CellObject, type Sheet } from 'write-excel-file/universal'
import { parseAmount } from '@/shared/lib/file/amount'
import { head, LETTERS, listSheet, number } from '@/shared/lib/file/list-xlsx'
import { text } from '@/shared/lib/file/xlsx-text'
import { cifrasServicios } from './cifras'
import { UNKNOWN } from './cifras-rows'
import type { Tabla } from './informe'
import { tablaComparada, tablasOf } from './new-informe'
import { inPeriodo, type Periodo } from './parte/periodo'
import type { RegistroServicio } from './registro'
import { registrosCsv } from './registro-csv'

/** A figure of a table as a number, with its unit as the sheet shows it; anything else stays text. */
function figure(said: string): CellObject {
  const [, usd = '', digits = '', minutes] = /^(\$)?\s?(-?[\d.]+(?:,\d+)?)( min)?$/.exec(said) ?? []
  const value = digits ? parseAmount(digits) : null
  if (value === null || said === UNKNOWN) return text(said)
  return number(value, usd ? '$#,##0.00' : minutes ? '0.0" min"' : '#,##0.##')
}

const tablaSheet = (name: string, { columnas, filas }: Tabla): Sheet<Blob> => ({
  sheet: name,
  columns: columnas.map((_, column) => ({ width: column === 0 ? 46 : 22 })),
  data: [head(columnas), ...filas.map(([title = '', ...values]) => [text(title), ...values.map(figure)])],
})

const ALL: Periodo = { desde: '', hasta: '' }

/**
 * The services as an Excel file whose first sheet an import reads again: days and times as text, amounts and counts as
 * numbers. Behind it are the statistics of the period over the whole log, a sheet for each table; null is all dates. `hoy`
 * is this day, `YYYY-MM-DD`; `hoja` names the first sheet.
 */
export function registrosXlsx(
  shown: readonly RegistroServicio[],
  log: readonly RegistroServicio[],
  periodo: Periodo | null,
  hoy = '',
  hoja = 'Servicios',
): Promise<Blob> {
  const dated = periodo ? inPeriodo(log, periodo) : log
  const cifras = cifrasServicios(dated)
  const sheets = [
    listSheet(hoja, registrosCsv(shown).cells),
    tablaSheet('Cifras', tablaComparada(log, periodo ?? ALL, hoy)),
    ...tablasOf(cifras).map((tabla) => tablaSheet(`Por ${(tabla.columnas[0] ?? '').toLowerCase()}`, tabla)),
    tablaSheet('Por hora', {
      titulo: '',
      columnas: ['Hora', 'Servicios'],
      filas: cifras.porHora.map((count, hour) => [`${String(hour).padStart(2, '0')}:00`, String(count)]),
    }),
  ]
  return writeXlsxFile(sheets, LETTERS).toBlob()
}
