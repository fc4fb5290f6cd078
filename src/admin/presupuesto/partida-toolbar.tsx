import { Can } from '@/access/can'
import { Upload } from '@/admin/ui/icon/icons'
import { ExportCsvButton } from '@/admin/ui/print/csv-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { AppliedFilter } from '@/admin/ui/record/applied-filter'
import { Button } from '@/shared/ui/control/button'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { useSearchPatch } from '@/shared/ui/control/use-search-patch'
import classes from './presupuesto.module.css'
import type { PresupuestoSearch } from './search'

type PartidaToolbarProps = { search: PresupuestoSearch; empty: boolean; onExport: () => void }

/** The open tab's search, CSV, printed cédula and import. */
export function PartidaToolbar({ search, empty, onExport }: PartidaToolbarProps) {
  const patch = useSearchPatch<PresupuestoSearch>()
  return (
    <>
      <FilterBar search={search} placeholder="Buscar por partida o denominación..." fields={['con']}>
        {search.con && <AppliedFilter field="con">{`Con ${search.con}`}</AppliedFilter>}
      </FilterBar>
      <div className={classes.tools}>
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
      </div>
    </>
  )
}
