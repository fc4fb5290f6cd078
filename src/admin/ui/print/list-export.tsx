import { useState } from 'react'
import { asShown } from '@/admin/ui/table/table-search'
import { dichoDeMuestras } from '@/entities/muestras'
import { toDay } from '@/shared/lib/fecha'
import { CSV_FORMATS, type CsvFormat, DEFAULT_CSV, type Exported } from '@/shared/lib/file/csv'
import { downloadBlob } from '@/shared/lib/file/download'
import { plural } from '@/shared/lib/plural'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { Button } from '@/shared/ui/control/button'
import { ChevronDown, Download } from '@/shared/ui/icon/icons'
import type { Overlays } from '@/shared/ui/overlay/overlays'
import { exportFile } from './export-file'
import { filterWords } from './list-count'
import classes from './list-export.module.css'

const EXCEL = 'excel'

const FORMAT_LABELS: Readonly<Record<CsvFormat, string>> = {
  coma: 'CSV, coma y punto decimal: 1234.50',
  puntoYComa: 'CSV, punto y coma y coma decimal: 1234,50',
}
const FORMATS = Object.keys(CSV_FORMATS) as CsvFormat[]

/** What was chosen on this device, for every export alike. */
function csvFormat(): CsvFormat {
  const chosen = readPreferences().separadorCsv
  return FORMATS.find((format) => format === chosen) ?? DEFAULT_CSV
}

const asExcel = () => readPreferences().exportaExcel === true

type ToCsv<T> = (records: readonly T[], format: CsvFormat) => Exported

/** Downloads the records as `<what>-<fecha>.csv` (contract §6), in the order on the screen, and says how many and which they are. */
export function exportCsv<T extends object>(
  { showSuccess }: Overlays,
  what: string,
  records: readonly T[],
  toCsv: ToCsv<T>,
  only = filterWords(),
): void {
  const name = `${what}-${toDay(new Date())}.csv`
  downloadBlob(toCsv(asShown(records), csvFormat()), name)
  const count = plural(records.length, 'registro', 'registros')
  showSuccess({
    title: 'Datos exportados',
    message: [`${count} en ${name}`, only, dichoDeMuestras(records)].filter(Boolean).join(' · '),
  })
}

/** The same, or as Excel where this device chose that. */
export function exportList<T extends object>(
  overlays: Overlays,
  what: string,
  records: readonly T[],
  toCsv: ToCsv<T>,
): void {
  if (!asExcel()) {
    exportCsv(overlays, what, records, toCsv)
    return
  }
  void exportFile(overlays, `${what}-${toDay(new Date())}.xlsx`, async () => {
    // The writer is large and rarely needed.
    const { listXlsx } = await import('@/shared/lib/file/list-xlsx')
    return listXlsx(
      dichoDeMuestras(records) ? `${what}, datos de muestra` : what,
      toCsv(asShown(records), csvFormat()).cells,
    )
  })
}

type ExportButtonProps = {
  empty: boolean
  onExport: () => void
  /** Where the screen has another button for Excel. */
  onlyCsv?: boolean
}

/**
 * Exports the shown records; disabled when there are none. Beside it, as what: in place of a setting, because who exports a
 * list may not see the configuration.
 */
export function ExportButton({ empty, onExport, onlyCsv = false }: ExportButtonProps) {
  const [format, setFormat] = useState(csvFormat)
  const [excel, setExcel] = useState(asExcel)
  const isExcel = excel && !onlyCsv
  const choose = (chosen: string) => {
    const found = FORMATS.find((one) => one === chosen)
    if (found) {
      setPreference('separadorCsv', found)
      setFormat(found)
    }
    // What only asks for the separator says nothing of Excel.
    if (onlyCsv) return
    setPreference('exportaExcel', chosen === EXCEL)
    setExcel(chosen === EXCEL)
  }
  return (
    <div className={classes.both}>
      <Button
        variant="default"
        leftSection={<Download size={18} aria-hidden />}
        disabled={empty}
        onClick={onExport}
      >
        {isExcel ? 'Exportar Excel' : 'Exportar CSV'}
      </Button>
      <span className={classes.more}>
        <ChevronDown size={18} aria-hidden />
        <select
          aria-label="Formato"
          title="Formato, según el Excel de la brigada"
          value={isExcel ? EXCEL : format}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {FORMATS.map((one) => (
            <option key={one} value={one}>
              {FORMAT_LABELS[one]}
            </option>
          ))}
          {!onlyCsv && <option value={EXCEL}>Excel (.xlsx)</option>}
        </select>
      </span>
    </div>
  )
}
