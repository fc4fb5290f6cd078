import { toDay } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import { plural } from '@/shared/lib/plural'
import { Button } from '@/shared/ui/control/button'
import { Download } from '@/shared/ui/icon/icons'
import type { Overlays } from '@/shared/ui/overlay/overlays'

/** Downloads the records as `<what>-<fecha>.csv` (contract §6) and says how many they are. */
export function exportCsv<T>(
  { showSuccess }: Overlays,
  what: string,
  records: readonly T[],
  toCsv: (records: readonly T[]) => Blob,
): void {
  const name = `${what}-${toDay(new Date())}.csv`
  downloadBlob(toCsv(records), name)
  const count = plural(records.length, 'registro', 'registros')
  showSuccess({ title: 'Datos exportados', message: `${count} en ${name}` })
}

/** Exports the shown records; disabled when there are none. */
export function ExportCsvButton({ empty, onExport }: { empty: boolean; onExport: () => void }) {
  return (
    <Button
      variant="default"
      leftSection={<Download size={18} aria-hidden />}
      disabled={empty}
      onClick={onExport}
    >
      Exportar CSV
    </Button>
  )
}
