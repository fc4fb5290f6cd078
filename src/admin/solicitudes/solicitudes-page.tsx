import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useRights } from '@/access/can'
import { usuariosResource } from '@/access/usuarios/queries'
import { Settings } from '@/admin/ui/icon/icons'
import { useNow } from '@/admin/ui/record/age'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { RecordTable } from '@/admin/ui/record/record-table'
import { useRecords } from '@/admin/ui/record/use-records'
import type { CatalogoGuardado } from '@/entities/lotaip/catalogo-stored'
import { catalogo } from '@/entities/lotaip/queries'
import { solicitudesList } from '@/entities/solicitudes/module'
import { solicitudes, terminos as terminosResource } from '@/entities/solicitudes/queries'
import { porContestar, relojDe } from '@/entities/solicitudes/reloj'
import { terminosDe } from '@/entities/solicitudes/terminos'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { joinNames, matches } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { byEstado } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/control/use-search-patch'
import { Plus } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { columns, ESTADO_LABELS, type Row } from './columns'
import { ESTADOS_RELOJ, type SolicitudesSearch } from './search'
import { SolicitudDetails } from './solicitud-details'
import { SolicitudForm } from './solicitud-form'
import { TerminosForm } from './terminos-form'

const feriadosOf = ({ feriados }: CatalogoGuardado) => feriados

const route = getRouteApi('/admin/solicitudes')

const nameOf = (row: Row) => `${solicitudesList.name(row)} de ${row.nombre}`

const whatToDelete = (rows: readonly Row[]) => {
  const names = joinNames(rows.map(nameOf))
  return rows.length === 1 ? `«${names}»` : `estas ${rows.length} solicitudes: ${names}`
}

/** Requests for public information: who asks what, until when it is answered, and what was answered. */
export function SolicitudesPage() {
  const search = route.useSearch()
  const patch = useSearchPatch<SolicitudesSearch>()
  const rights = useRights('rendicion')
  const { list, table, dialog, close, create, edit } = useRecords(solicitudes, search, rights)
  const { data: people } = useSuspenseQuery(usuariosResource.list)
  const { data: guardados } = useSuspenseQuery(terminosResource.query)
  const { data: feriados } = useSuspenseQuery({ ...catalogo.query, select: feriadosOf })
  const terminos = useMemo(() => terminosDe(guardados, feriados), [guardados, feriados])
  const hoy = toDay(useNow())
  const rows = useMemo(
    () => list.map((one): Row => ({ ...one, reloj: relojDe(one, hoy, terminos) })),
    [list, hoy, terminos],
  )
  const { buscar, estado } = search
  const shown = useMemo(
    () =>
      rows.filter(
        ({ reloj, nombre, email, pedido, respuesta, nota }) =>
          (!estado || reloj.estado === estado) && matches(buscar, nombre, email, pedido, respuesta, nota),
      ),
    [rows, buscar, estado],
  )
  const open = porContestar(list, hoy, terminos)
  const late = open.filter(({ reloj }) => reloj.estado === 'VENCIDA').length
  const { dias, prorroga, habiles, fuente, fechaFuente } = terminos
  return (
    <Stack>
      <PageTitle title="Solicitudes de Información" subtitle="Lo que la gente pide saber a la brigada">
        {rights.canEdit && (
          <Button
            variant="default"
            leftSection={<Settings size={18} aria-hidden />}
            onClick={() => patch({ plazos: true })}
          >
            Plazos y fuente
          </Button>
        )}
        {rights.canCreate && (
          <Button leftSection={<Plus size={18} aria-hidden />} onClick={create}>
            Anotar solicitud
          </Button>
        )}
      </PageTitle>
      <Text strong>
        {open.length === 0
          ? 'Ninguna espera respuesta.'
          : `${plural(open.length, 'espera respuesta', 'esperan respuesta')}${late > 0 ? `, ${late} con el plazo vencido` : ''}.`}
      </Text>
      <Text size="sm" dimmed>
        {`Se contestan en ${plural(dias, 'día', 'días')}${habiles ? ' hábiles' : ''}, y ${prorroga} más con prórroga. ${fuente}`}
        {fechaFuente && ` Copiada el ${formatDay(fechaFuente)}.`}
      </Text>
      <FilterBar
        search={search}
        placeholder="Nombre, pedido o respuesta"
        filters={[byEstado(ESTADOS_RELOJ, ESTADO_LABELS)]}
      />
      <RecordTable
        {...table}
        label="Solicitudes de información"
        records={shown}
        columns={columns}
        nameOf={nameOf}
        empty={
          <EmptyList
            total={list.length}
            none="Todavía no hay solicitudes"
            unmatched="Ninguna solicitud coincide con el filtro"
            first={rights.canCreate && { label: 'Anotar la primera', onClick: create }}
          />
        }
        whatToDelete={whatToDelete}
      />
      {dialog.kind === 'view' && (
        <SolicitudDetails
          solicitud={{ ...dialog.record, reloj: relojDe(dialog.record, hoy, terminos) }}
          people={people}
          onClose={close}
          onEdit={edit && (() => edit(dialog.record))}
        />
      )}
      {dialog.kind === 'create' && (
        <SolicitudForm hoy={hoy} terminos={terminos} people={people} onClose={close} />
      )}
      {dialog.kind === 'edit' && (
        <SolicitudForm
          key={dialog.record.id}
          solicitud={dialog.record}
          hoy={hoy}
          terminos={terminos}
          people={people}
          onClose={close}
        />
      )}
      {search.plazos && rights.canEdit && (
        <TerminosForm
          terminos={terminos}
          guardados={guardados}
          onClose={() => patch({ plazos: undefined })}
        />
      )}
    </Stack>
  )
}
