import { Button } from '@mantine/core'
import { Can } from '@/access/can'
import { ExportCsvButton } from '@/shared/ui/csv-export'
import { FilterBar } from '@/shared/ui/filter-bar'
import { Upload } from '@/shared/ui/icon/icons'
import { PrintButton } from '@/shared/ui/print-button'
import { useSearchPatch } from '@/shared/ui/use-search-patch'
import type { PresupuestoSearch } from './search'

type PartidaToolbarProps = { search: PresupuestoSearch; empty: boolean; onExport: () => void }

/** Search within the open tab, its CSV, its printed cédula and the import into it. */
export function PartidaToolbar({ search, empty, onExport }: PartidaToolbarProps) {
  const patch = useSearchPatch<PresupuestoSearch>()
  return (
    <FilterBar search={search} placeholder="Buscar por partida o denominación...">
      <Can permission="system:export">
        <ExportCsvButton empty={empty} onExport={onExport} />
      </Can>
      <PrintButton empty={empty} />
      <Can permission="presupuesto:create">
        <Button
          variant="default"
          leftSection={<Upload size={18} aria-hidden />}
          onClick={() => patch({ importar: true })}
        >
          Importar cédula
        </Button>
      </Can>
    </FilterBar>
  )
}
