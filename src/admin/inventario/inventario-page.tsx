import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { useRights } from '@/access/can'
import { useFallas } from '@/admin/shell/data/use-fallas'
import { FoldedFigures } from '@/admin/ui/figure/folded-figures'
import { useFilterBy } from '@/admin/ui/figure/use-filter-by'
import { Upload } from '@/admin/ui/icon/icons'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { RecordTable } from '@/admin/ui/record/record-table'
import { useRecords } from '@/admin/ui/record/use-records'
import { quedanDe } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import { itemsCsv } from '@/entities/inventario/item-csv'
import { lotesDe } from '@/entities/inventario/movimientos/lotes'
import { BAJAS } from '@/entities/inventario/options'
import { items } from '@/entities/inventario/queries'
import { conFallas } from '@/entities/inventario/revision/fuera'
import { enUso } from '@/entities/inventario/totals'
import { plural } from '@/shared/lib/plural'
import { joinNames } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Plus } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { ActasDeItem, ActasDialogs, TODAS } from './actas/actas'
import { Alertas } from './alertas'
import { BulkForm } from './bulk-form'
import { columnsWith } from './columns'
import { EtiquetaLeida } from './etiquetas/etiqueta-leida'
import { EtiquetasDialog } from './etiquetas/etiquetas-dialog'
import { ExistenciasNote } from './existencias-note'
import { filterItems } from './filter-items'
import { ItemFilters } from './filters'
import { ItemDetails } from './item-details'
import { ItemForm } from './item-form'
import { ItemImport } from './item-import'
import { MovimientoDialogs } from './movimientos/dialogs'
import { PlanesDialogs } from './planes/dialogs'
import { useVencimientos } from './planes/use-vencimientos'
import { VencimientosLine } from './planes/vencimientos-line'
import { PrintedInventory } from './printed-inventory'
import { Rare } from './rare'
import { FueraForm } from './revision/fuera-form'
import { Rounds } from './rounds'
import type { InventarioSearch } from './search'
import { Counts, Summary, sumOf } from './summary'
import { ItemUnidades } from './unidades/item-unidades'
import { SepararForm } from './unidades/separar-form'
import { useStock } from './use-existencias'

const route = getRouteApi('/admin/inventario/')

const nameOf = ({ nombre }: Item) => nombre

const whatToDelete = (records: readonly Item[]) => {
  const names = joinNames(records.map(nameOf))
  return records.length === 1 ? `el item «${names}»` : `estos ${records.length} items: ${names}`
}

/** The inventory: items, their state and value (spec §2.16). */
export function InventarioPage() {
  const search = route.useSearch()
  const patch = useSearchPatch<InventarioSearch>()
  const rights = useRights('inventario')
  const { list: stored, table, dialog, close, create, edit } = useRecords(items, search, rights)
  const { buscar, categoria, estado, lugar, alerta, donado, vence, plan } = search
  const overlays = useOverlays()
  const fallas = useFallas()
  const kept = useMemo(() => conFallas(stored, fallas), [stored, fallas])
  const { alDia: list, movimientos, existencias, vencen } = useStock(kept)
  const here = useMemo(() => enUso(list), [list])
  const vencimientos = useVencimientos(vencen)
  const columns = useMemo(() => columnsWith(existencias), [existencias])
  const exportItems = (list: readonly Item[]) => exportList(overlays, 'inventario', list, itemsCsv)
  const [changing, setChanging] = useState<readonly Item[]>([])
  const [handed, setHanded] = useState<Item | undefined>()
  const [labelled, setLabelled] = useState<readonly Item[]>([])
  const below = useRef<HTMLDivElement>(null)
  const filterBy = useFilterBy(below)
  const shown = useMemo(
    () =>
      filterItems(
        list,
        { buscar, categoria, estado, lugar, alerta, donado, vence, plan },
        vencimientos?.porItem,
        fallas,
      ),
    [list, buscar, categoria, estado, lugar, alerta, donado, vence, plan, vencimientos, fallas],
  )

  const quedan = (item: Item) => quedanDe(existencias, list.find(({ id }) => id === item.id) ?? item)
  const planned = vencimientos !== undefined && vencimientos.planes.length > 0
  const deBaja = buscar && shown.length === 0 ? filterItems(list, { buscar, estado: BAJAS }).length : 0
  const rare = {
    empty: shown.length === 0,
    onPlanes: vencimientos && (planned || rights.canEdit) ? () => patch({ planes: 'lista' }) : undefined,
    onLabels: () => setLabelled(shown),
    onActas: () => patch({ acta: TODAS }),
  }
  const now = dialog.kind === 'view' ? list.find(({ id }) => id === dialog.record.id) : undefined

  return (
    <Stack>
      <PageTitle title="Gestión de Inventario" subtitle="Equipos, vehículos y materiales de la brigada">
        <Rounds lugar={lugar} canEdit={rights.canEdit} onScan={() => patch({ escanear: true })} />
        {rights.canExport && <ExportButton empty={shown.length === 0} onExport={() => exportItems(shown)} />}
        <PrintButton empty={shown.length === 0} />
        {rights.canCreate && (
          <>
            <Button
              variant="default"
              leftSection={<Upload size={18} aria-hidden />}
              onClick={() => patch({ importar: true })}
            >
              Importar inventario
            </Button>
            <Button leftSection={<Plus size={18} aria-hidden />} onClick={create}>
              Agregar Item
            </Button>
          </>
        )}
        <Rare at="head" {...rare} />
      </PageTitle>
      <FoldedFigures
        of="inventario"
        sum={sumOf(here)}
        more={{ label: 'Por estado y categoría', content: <Counts list={here} filterBy={filterBy} /> }}
      >
        <Alertas list={here} filterBy={filterBy} />
        <ExistenciasNote list={here} existencias={existencias} />
        <Summary list={here} filterBy={filterBy} />
      </FoldedFigures>
      <Stack ref={below}>
        {vencimientos && (
          <VencimientosLine
            vencimientos={vencimientos}
            shown={shown}
            plan={plan}
            vence={vence}
            canEdit={rights.canEdit}
            onFilter={(next) => patch({ vence: next, pagina: undefined })}
          />
        )}
        <ItemFilters search={search} list={here} fallas={fallas} vencimientos={vencimientos} />
        <RecordTable
          {...table}
          label="Inventario"
          records={shown}
          all={list}
          columns={columns}
          nameOf={nameOf}
          empty={
            <EmptyList
              total={here.length}
              none="El inventario está vacío"
              unmatched="Ningún item coincide con el filtro"
              first={rights.canCreate && { label: 'Agregar el primer item', onClick: create }}
              other={
                deBaja > 0 && {
                  label: `Ver ${plural(deBaja, 'que está de baja', 'que están de baja')}`,
                  onClick: () => patch({ estado: BAJAS }),
                }
              }
            />
          }
          onChange={rights.canEdit ? setChanging : undefined}
          acts={[{ label: 'Etiquetas', act: setLabelled }]}
          onExport={rights.canExport ? exportItems : undefined}
          whatToDelete={whatToDelete}
        />
        <Rare at="foot" {...rare} />
      </Stack>
      {labelled.length === 0 && !search.acta && <PrintedInventory items={shown} of={here.length} />}
      {vencimientos && <PlanesDialogs search={search} vencimientos={vencimientos} canEdit={rights.canEdit} />}
      {dialog.kind === 'view' && search.fuera && rights.canEdit && (
        <FueraForm item={dialog.record} onClose={() => patch({ fuera: undefined })} />
      )}
      {dialog.kind === 'view' && now && (
        <ItemDetails
          item={now}
          existencia={existencias.porItem.get(dialog.record.id)}
          movimientos={movimientos}
          lotes={lotesDe(
            dialog.record,
            movimientos,
            now.cantidad - (existencias.porItem.get(now.id)?.usado ?? 0),
          )}
          onMover={rights.canEdit ? (mover) => patch({ mover }) : undefined}
          vencimientos={vencimientos}
          fallas={fallas.filter(({ item }) => item === dialog.record.id)}
          onFuera={rights.canEdit && !now.baja ? () => patch({ fuera: true }) : undefined}
          acts={
            <>
              <ActasDeItem
                item={list.find(({ id }) => id === dialog.record.id) ?? dialog.record}
                bajas={movimientos
                  .filter(({ tipo, item }) => tipo === 'BAJA' && item === dialog.record.id)
                  .reduce((sum, { cantidad }) => sum + cantidad, 0)}
                canEdit={rights.canEdit}
                onOpen={(acta) => patch({ acta })}
              />
              {rights.canEdit && !now.baja && (
                <Group>
                  <Button variant="subtle" onClick={() => setHanded(now)}>
                    Entregar a otro custodio
                  </Button>
                  {rights.canCreate && (
                    <ItemUnidades
                      item={dialog.record}
                      list={list}
                      quedan={quedan}
                      onSeparar={() => patch({ separar: true })}
                      onUnido={close}
                    />
                  )}
                </Group>
              )}
            </>
          }
          onEtiqueta={() => setLabelled([dialog.record])}
          onAnotar={rights.canEdit ? (anotar) => patch({ anotar }) : undefined}
          onCambiar={rights.canEdit ? (cambiar) => patch({ cambiar }) : undefined}
          dueFirst={Boolean(vence || plan)}
          onClose={close}
          onEdit={edit && (() => edit(dialog.record))}
        />
      )}
      {dialog.kind === 'view' && search.separar && rights.canEdit && rights.canCreate && (
        <SepararForm
          item={dialog.record}
          quedan={quedan(dialog.record)}
          onClose={() => patch({ separar: undefined })}
        />
      )}
      {dialog.kind === 'create' && <ItemForm planned={planned} list={list} onClose={close} />}
      {dialog.kind === 'edit' && (
        <ItemForm
          item={dialog.record}
          hay={list.find(({ id }) => id === dialog.record.id)?.cantidad ?? dialog.record.cantidad}
          existencia={existencias.porItem.get(dialog.record.id)}
          planned={planned}
          onClose={close}
          onActa={(acta) => patch({ acta })}
        />
      )}
      {labelled.length > 0 && <EtiquetasDialog chosen={labelled} onClose={() => setLabelled([])} />}
      {(search.escanear || search.etiqueta) && (
        <EtiquetaLeida
          etiqueta={search.etiqueta}
          list={list}
          onClose={() => patch({ escanear: undefined, etiqueta: undefined })}
        />
      )}
      {rights.canEdit && (
        <MovimientoDialogs
          search={search}
          list={stored}
          alDia={list}
          existencias={existencias}
          movimientos={movimientos}
        />
      )}
      {(handed || changing.length > 0) && (
        <BulkForm
          chosen={handed ? [handed] : changing}
          aQuien={handed !== undefined}
          list={here}
          onClose={() => (handed ? setHanded(undefined) : setChanging([]))}
          onActa={(acta) => patch({ acta })}
        />
      )}
      {search.acta && (
        <ActasDialogs
          acta={search.acta}
          onOpen={(acta) => patch({ acta })}
          onClose={() => patch({ acta: undefined })}
        />
      )}
      {search.importar && rights.canCreate && (
        <ItemImport
          list={here}
          stored={stored}
          rights={rights}
          onClose={() => patch({ importar: undefined })}
        />
      )}
    </Stack>
  )
}
