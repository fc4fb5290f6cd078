import { useState } from 'react'
import { toDay } from '@/shared/lib/fecha'
import { CSV_FORMATS, type CsvFormat, DEFAULT_CSV } from '@/shared/lib/file/csv'
import { downloadBlob } from '@/shared/lib/file/download'
import { plural } from '@/shared/lib/plural'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { Button } from '@/shared/ui/control/button'
import { ChevronDown, Download } from '@/shared/ui/icon/icons'
import type { Overlays } from '@/shared/ui/overlay/overlays'
import classes from './csv-export.module.css'

const FORMAT_LABELS: Readonly<Record<CsvFormat, string>> = {
  coma: 'Coma y punto decimal: 1234.50',
  puntoYComa: 'Punto y coma y coma decimal: 1234,50',
}
const FORMATS = Object.keys(CSV_FORMATS) as CsvFormat[]

/** What was chosen on this device, for every export alike. */
function csvFormat(): CsvFormat {
  const chosen = readPreferences().separadorCsv
  return FORMATS.find((format) => format === chosen) ?? DEFAULT_CSV
}

/** Downloads the records as `<what>-<fecha>.csv` (contract §6) and says how many they are. */
export function exportCsv<T>(
  { showSuccess }: Overlays,
  what: string,
  records: readonly T[],
  toCsv: (records: readonly T[], format: CsvFormat) => Blob,
): void {
  const name = `${what}-${toDay(new Date())}.csv`
  downloadBlob(toCsv(records, csvFormat()), name)
  const count = plural(records.length, 'registro', 'registros')
  showSuccess({ title: 'Datos exportados', message: `${count} en ${name}` })
}

/** Beside the button in place of a setting: who exports a list may not see the configuration. */
function SeparatorSelect() {
  const [chosen, setChosen] = useState(csvFormat)
  const choose = (format: CsvFormat) => {
    setPreference('separadorCsv', format)
    setChosen(format)
  }
  return (
    <span className={classes.more}>
      <ChevronDown size={18} aria-hidden />
      <select
        aria-label="Separador"
        title="Separador, según el Excel de la brigada"
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value as CsvFormat)}
      >
        {FORMATS.map((format) => (
          <option key={format} value={format}>
            {FORMAT_LABELS[format]}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Exports the shown records; disabled when there are none. Beside it, what separates the cells. */
export function ExportCsvButton({ empty, onExport }: { empty: boolean; onExport: () => void }) {
  return (
    <div className={classes.both}>
      <Button
        variant="default"
        leftSection={<Download size={18} aria-hidden />}
        disabled={empty}
        onClick={onExport}
      >
        Exportar CSV
      </Button>
      <SeparatorSelect />
    </div>
  )
}
