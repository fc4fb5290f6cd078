import { Button } from '@mantine/core'
import { Download, Upload } from 'lucide-react'
import { Can } from '@/access/can'
import { FilterBar } from '@/shared/ui/filter-bar'
import { useSearchPatch } from '@/shared/ui/use-search-patch'
import type { PresupuestoSearch } from './search'

type PartidaToolbarProps = { search: PresupuestoSearch; empty: boolean; onExport: () => void }

/** Search within the open tab, its CSV and the import into it. */
export function PartidaToolbar({ search, empty, onExport }: PartidaToolbarProps) {
  const patch = useSearchPatch<PresupuestoSearch>()
  return (
    <FilterBar search={search} placeholder="Buscar por partida o denominación...">
      <Can permission="system:export">
        <Button
          variant="default"
          leftSection={<Download size={18} aria-hidden />}
          disabled={empty}
          onClick={onExport}
        >
          Exportar CSV
        </Button>
      </Can>
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
