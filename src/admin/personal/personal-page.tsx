import { SimpleGrid } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { useRights } from '@/access/can'
import { CountBadges } from '@/admin/ui/figure/count-badges'
import { FoldedFigures } from '@/admin/ui/figure/folded-figures'
import { StatCards } from '@/admin/ui/figure/stat-cards'
import { type FilterBy, useFilterBy } from '@/admin/ui/figure/use-filter-by'
import { Upload } from '@/admin/ui/icon/icons'
import { ReorderNote } from '@/admin/ui/order/reorder-note'
import { useReorder } from '@/admin/ui/order/use-reorder'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { useNow } from '@/admin/ui/record/age'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { useReach } from '@/admin/ui/record/reach'
import { RecordTable } from '@/admin/ui/record/record-table'
import { useEdited } from '@/admin/ui/record/use-dialog'
import { useRecords } from '@/admin/ui/record/use-records'
import { useWhole } from '@/admin/ui/record/use-whole'
import { activeMiembros, areasOf, countByArea, countByCargo } from '@/entities/personal/directory'
import type { Miembro } from '@/entities/personal/miembro'
import { miembrosCsv } from '@/entities/personal/miembro-csv'
import { credenciales, miembros, reorderMiembros } from '@/entities/personal/queries'
import { porRenovar } from '@/entities/personal/vigencia'
import { toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { joinNames } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { byArea } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Plus } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { AccesosDialog } from './accesos-dialog'
import { columns } from './columns'
import { CredencialForm } from './credencial-form'
import { NUEVA } from './credencial-list'
import { filterPersonal } from './filter-personal'
import { LeaveForm } from './leave-form'
import { MandosForm } from './mandos-form'
import { MiembroDetails } from './miembro-details'
import { MiembroForm } from './miembro-form'
import { MiembroImport } from './miembro-import'
import { PrintedNomina } from './printed-nomina'
import type { PersonalSearch } from './search'

const route = getRouteApi('/admin/personal/')

const nameOf = ({ nombres }: Miembro) => nombres

const byHand = { list: miembros.known, reorder: reorderMiembros, nameOf }

type SummaryProps = {
  list: readonly Miembro[]
  filterBy: FilterBy
}

function Summary({ list, filterBy }: SummaryProps) {
  const byCargo = countByCargo(list)
  return (
    <FoldedFigures
      of="personal"
      sum={[
        plural(list.length, 'persona', 'personas'),
        plural(activeMiembros(list).length, 'activa', 'activas'),
      ]}
      more={{
        label: 'Por área y cargo',
        content: (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
            <CountBadges
              title="Por área"
              counts={countByArea(list).map(([area, n]) => [area, n, filterBy({ area })])}
            />
            <CountBadges
              title="Por cargo"
              counts={byCargo.map(([cargo, n]) => [cargo, n, filterBy({ cargo })])}
            />
          </SimpleGrid>
        ),
      }}
    >
      <StatCards
        stats={[
          { label: 'Total', value: list.length },
          {
            label: 'Activos',
            value: activeMiembros(list).length,
            filter: filterBy({ activo: true }),
          },
          { label: 'Áreas', value: areasOf(list).length },
          { label: 'Cargos', value: byCargo.length },
        ]}
      />
    </FoldedFigures>
  )
}

const whatToDelete = (records: readonly Miembro[]) =>
  records.length === 1
    ? `el personal «${records.map(nameOf).join()}»`
    : `estas ${records.length} personas: ${joinNames(records.map(nameOf))}`

/** The brigade's people (spec §2.14). */
export function PersonalPage() {
  const search = route.useSearch()
  const rights = useRights('personal')
  const { buscar, area, cargo, activo, cambiaron, renovar } = search
  const { list, table, dialog, close, create, edit } = useRecords(miembros, search, rights)
  const credentials = useWhole(credenciales)
  const hoy = toDay(useNow())
  const due = useMemo(() => porRenovar(credentials, list, hoy), [credentials, list, hoy])
  const patch = useSearchPatch<PersonalSearch>()
  const own = useReach() === 'brigada'
  const mayGive = own && rights.canEdit
  const shown = useMemo(
    () =>
      filterPersonal(list, { buscar, area, cargo, activo, cambiaron, renovar: renovar ? due : undefined }),
    [list, buscar, area, cargo, activo, cambiaron, renovar, due],
  )
  const below = useRef<HTMLDivElement>(null)
  const filterBy = useFilterBy(below)
  const overlays = useOverlays()
  const exportMiembros = (records: readonly Miembro[]) =>
    exportList(overlays, 'personal', records, miembrosCsv)
  const { reorder, note } = useReorder(byHand, shown, search, rights)
  const shownColumns = useMemo(() => columns(reorder), [reorder])

  const edited = useEdited(search.credencial, credentials)
  const formOpen = rights.canEdit && (edited !== undefined || search.credencial === NUEVA)
  const leaving = rights.canEdit && !formOpen && search.salida === true

  return (
    <Stack>
      <PageTitle title="Gestión de Personal" subtitle="Quiénes forman el cuerpo, en el orden del sitio web">
        {rights.canExport && (
          <ExportButton empty={shown.length === 0} onExport={() => exportMiembros(shown)} />
        )}
        <PrintButton what="nómina" empty={activeMiembros(shown).length === 0} />
        {mayGive && (
          <Button variant="default" onClick={() => patch({ accesos: true })}>
            Dar acceso a varios
          </Button>
        )}
        {rights.canCreate && (
          <>
            <Button
              variant="default"
              leftSection={<Upload size={18} aria-hidden />}
              onClick={() => patch({ importar: true })}
            >
              Importar personal
            </Button>
            <Button leftSection={<Plus size={18} aria-hidden />} onClick={create}>
              Agregar Personal
            </Button>
          </>
        )}
      </PageTitle>
      <Summary list={list} filterBy={filterBy} />
      <div ref={below}>
        <FilterBar
          search={search}
          placeholder="Buscar por nombre o cargo..."
          filters={[byArea(areasOf(list))]}
          applied={{
            cargo,
            activo: activo && 'Activos',
            cambiaron: cambiaron && 'Cambiaron sus datos',
            renovar: renovar && 'Credenciales por renovar',
          }}
        />
      </div>
      {!search.accesos && <PrintedNomina shown={shown} of={activeMiembros(list).length} />}
      <RecordTable
        {...table}
        label="Personal"
        records={shown}
        all={list}
        columns={shownColumns}
        nameOf={nameOf}
        empty={
          <EmptyList
            total={list.length}
            none="Todavía no hay personal"
            unmatched="No se encontró personal"
            first={rights.canCreate && { label: 'Agregar a la primera persona', onClick: create }}
          />
        }
        onExport={rights.canExport ? exportMiembros : undefined}
        whatToDelete={whatToDelete}
        afterDeletion={own ? 'Quien tenga acceso en su teléfono lo pierde.' : undefined}
      />
      {note && <ReorderNote {...note} />}
      {list.length > 0 && (
        <Group gap="xs">
          <LinkButton to="/admin/personal/horas" variant="subtle">
            Horas de cada persona
          </LinkButton>
          {rights.canEdit && (
            <Button variant="subtle" onClick={() => patch({ mandos: true })}>
              Cargos que van al mando
            </Button>
          )}
        </Group>
      )}
      {dialog.kind === 'view' && leaving && (
        <LeaveForm miembro={dialog.record} onClose={() => patch({ salida: undefined })} />
      )}
      {dialog.kind === 'view' && !formOpen && !leaving && (
        <MiembroDetails
          miembro={dialog.record}
          onClose={close}
          onEdit={edit && (() => edit(dialog.record))}
          onLeave={() => patch({ salida: true })}
          onCredencial={rights.canEdit ? (id) => patch({ credencial: id }) : undefined}
        />
      )}
      {dialog.kind === 'view' && formOpen && (
        <CredencialForm
          key={search.credencial}
          miembro={dialog.record}
          credencial={edited}
          onClose={() => patch({ credencial: undefined })}
        />
      )}
      {dialog.kind === 'edit' && <MiembroForm miembro={dialog.record} list={list} onClose={close} />}
      {dialog.kind === 'create' && <MiembroForm list={list} onClose={close} />}
      {search.accesos && mayGive && (
        <AccesosDialog list={list} onClose={() => patch({ accesos: undefined })} />
      )}
      {search.mandos && rights.canEdit && <MandosForm onClose={() => patch({ mandos: undefined })} />}
      {search.importar && rights.canCreate && (
        <MiembroImport
          list={list}
          credenciales={credentials}
          rights={rights}
          onClose={() => patch({ importar: undefined })}
        />
      )}
    </Stack>
  )
}
