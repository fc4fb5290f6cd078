import { Can } from '@/access/can'
import { Upload } from '@/admin/ui/icon/icons'
import { ExportButton } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { Button } from '@/shared/ui/control/button'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { CorteButton } from './corte-button'
import type { Ejercicio } from './ejercicio/use-ejercicio'
import classes from './presupuesto.module.css'
import type { PresupuestoSearch } from './search'

type PartidaToolbarProps = {
  search: PresupuestoSearch
  empty: boolean
  onExport: () => void
  rights: Ejercicio['rights']
  /** What was said last of the day of the figures, and that day where it still holds. */
  said: string
  corte: string | undefined
}

/** The open tab's search, CSV, printed cédula, import and day of its figures. */
export function PartidaToolbar({ search, empty, onExport, rights, said, corte }: PartidaToolbarProps) {
  const patch = useSearchPatch<PresupuestoSearch>()
  return (
    <div className={classes.toolbar}>
      <FilterBar
        search={search}
        placeholder="Buscar por partida o denominación..."
        applied={{ con: search.con && `Con ${search.con}` }}
      />
      <div className={classes.tools}>
        <Can permission="system:export">
          <ExportButton onlyCsv empty={empty} onExport={onExport} />
        </Can>
        <PrintButton empty={empty} />
        {rights.canCreate && (
          <Button
            variant="default"
            leftSection={<Upload size={18} aria-hidden />}
            onClick={() => patch({ importar: true })}
          >
            Importar cédula
          </Button>
        )}
        <CorteButton
          canEdit={rights.canEdit}
          said={said}
          corte={corte}
          onClick={() => patch({ corte: true })}
        />
      </div>
    </div>
  )
}
