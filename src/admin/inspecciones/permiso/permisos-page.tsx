import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { useCan } from '@/access/current-user'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { type PaperColumn, PrintedList } from '@/admin/ui/print/printed-list'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { RecordTable } from '@/admin/ui/record/record-table'
import { useRecords } from '@/admin/ui/record/use-records'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { numeroEnPalabras, type Permiso } from '@/entities/inspecciones/permiso/permiso'
import { permisosCsv } from '@/entities/inspecciones/permiso/permiso-csv'
import { ESTADO_LABELS, type EstadoPermiso, estadoDe } from '@/entities/inspecciones/permiso/permisos'
import { permisos } from '@/entities/inspecciones/permiso/queries'
import type { Tipo } from '@/entities/inspecciones/permiso/tipo'
import { tipoDePermiso, tiposDe } from '@/entities/inspecciones/permiso/tipos'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { matches } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import type { Filter } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { PageTitle } from '@/shared/ui/control/page-title'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'
import { Plus } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { AnularPermiso } from './anular-form'
import { OtroForm } from './otro-form'
import { PermisoDetails } from './permiso-details'
import { useTipos } from './use-sabido'

const route = getRouteApi('/admin/inspecciones/')

type PermisosSearch = { buscar?: string | undefined; tipo?: string | undefined; estado?: string | undefined }

const COLORS: Readonly<Record<EstadoPermiso, StateColor>> = {
  VIGENTE: 'green',
  VENCIDO: 'gray',
  ANULADO: 'red',
}

const nameOf = ({ nombre }: Permiso) => nombre

const columnsOn = (hoy: string, tipos: readonly Tipo[]): readonly Column<Permiso>[] => [
  { id: 'nombre', header: 'Permiso', value: nameOf, cell: (one) => <RowTitle>{one.nombre}</RowTitle> },
  {
    id: 'numero',
    header: 'Número',
    value: ({ numero }) => numero,
    brief: 'start',
    cell: ({ numero }) => numeroEnPalabras(numero) || 'Todavía sin número',
  },
  {
    id: 'tipo',
    header: 'Tipo',
    value: (one) => tipoDePermiso(tipos, one).nombre,
    cell: (one) => tipoDePermiso(tipos, one).nombre,
  },
  { id: 'hasta', header: 'Vale hasta', value: ({ hasta }) => hasta, cell: ({ hasta }) => formatDay(hasta) },
  {
    id: 'estado',
    header: 'Estado',
    value: (one) => ESTADO_LABELS[estadoDe(one, hoy)],
    brief: 'end',
    cell: (one) => {
      const estado = estadoDe(one, hoy)
      return <StateBadge color={COLORS[estado]}>{ESTADO_LABELS[estado]}</StateBadge>
    },
  },
]

/** On paper. */
const paperOn = (hoy: string, tipos: readonly Tipo[]): readonly PaperColumn<Permiso>[] => [
  { header: 'Número', value: ({ numero }) => numero || 'Sin número' },
  { header: 'Permiso', width: '34%', value: nameOf },
  { header: 'RUC', value: ({ ruc }) => ruc },
  { header: 'Tipo', width: '22%', value: (one) => tipoDePermiso(tipos, one).nombre },
  { header: 'Vale hasta', value: ({ hasta }) => formatDay(hasta) },
  { header: 'Estado', value: (one) => ESTADO_LABELS[estadoDe(one, hoy)] },
]

const filtersOf = (tipos: readonly Tipo[]): readonly Filter<PermisosSearch>[] => [
  {
    field: 'tipo',
    label: 'Filtrar por tipo',
    all: 'Todos los tipos',
    options: tiposDe(tipos).map((one) => [one.tipo, one.nombre] as const),
  },
  {
    field: 'estado',
    label: 'Filtrar por estado',
    all: 'Todos los estados',
    options: Object.entries(ESTADO_LABELS),
  },
]

/** All permits that were granted, and the way to grant one that isn't a premises'. */
export function PermisosPage({ listas }: { listas: ReactNode }) {
  const search = route.useSearch()
  const mayGrant = useCan('permisos:otorgar')
  const rights = { canCreate: mayGrant, canEdit: false, canDelete: false }
  const { list, table, dialog, view, close, create } = useRecords(permisos, search, rights)
  const canExport = useCan('system:export')
  const overlays = useOverlays()
  const [annuls, setAnnuls] = useState(false)
  const { buscar, tipo, estado } = search
  const hoy = toDay(new Date())
  const tipos = useTipos()
  const columns = useMemo(() => columnsOn(hoy, tipos), [hoy, tipos])
  const paper = useMemo(() => paperOn(hoy, tipos), [hoy, tipos])
  const filters = useMemo(() => filtersOf(tipos), [tipos])
  const shown = useMemo(
    () =>
      list.filter(
        (one) =>
          (!tipo || one.tipo === tipo) &&
          (!estado || estadoDe(one, hoy) === estado) &&
          matches(buscar, one.nombre, one.ruc, numeroEnPalabras(one.numero), one.direccion),
      ),
    [list, buscar, tipo, estado, hoy],
  )
  const exportPermisos = (some: readonly Permiso[]) =>
    exportList(overlays, 'permisos', some, (those, format) => permisosCsv(those, hoy, tipos, format))
  return (
    <Stack>
      <PageTitle title="Permisos" subtitle="Los que otorgó la brigada">
        {canExport && <ExportButton empty={shown.length === 0} onExport={() => exportPermisos(shown)} />}
        <PrintButton empty={shown.length === 0} />
        {mayGrant && (
          <Button leftSection={<Plus size={18} aria-hidden />} onClick={create}>
            Otorgar otro permiso
          </Button>
        )}
      </PageTitle>
      {listas}
      <FilterBar<PermisosSearch>
        search={search}
        placeholder="Nombre, RUC, número o calle"
        filters={filters}
      />
      <RecordTable
        {...table}
        label="Permisos"
        records={shown}
        all={list}
        columns={columns}
        nameOf={nameOf}
        whatToDelete={() => ''}
        onExport={canExport ? exportPermisos : undefined}
        empty={
          <EmptyList
            total={list.length}
            none="Todavía no hay permisos. El de cada local se otorga desde el local."
            unmatched="Ningún permiso coincide con el filtro"
            first={mayGrant && { label: 'Otorgar otro permiso', onClick: create }}
          />
        }
      />
      {/* An open one is printed as its paper. */}
      {!search.ver && !search.nuevo && (
        <PrintedList
          title="Permisos"
          words={['permiso', 'permisos']}
          columns={paper}
          list={shown}
          of={list.length}
        />
      )}
      {dialog.kind === 'view' && !annuls && (
        <PermisoDetails permiso={dialog.record} onAnnul={() => setAnnuls(true)} onClose={close} />
      )}
      {dialog.kind === 'view' && annuls && (
        <AnularPermiso permiso={dialog.record} onClose={() => setAnnuls(false)} />
      )}
      {dialog.kind === 'create' && (
        <OtroForm last={list[0]} onClose={(granted) => (granted ? view(granted) : close())} />
      )}
    </Stack>
  )
}
