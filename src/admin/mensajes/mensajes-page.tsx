import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useRights } from '@/access/can'
import { usuariosResource } from '@/access/usuarios/queries'
import { RecordTable } from '@/admin/ui/record/record-table'
import { useRecords } from '@/admin/ui/record/use-records'
import { ESTADO_LABELS, ESTADOS, type Mensaje } from '@/entities/mensajes/mensaje'
import { mensajes } from '@/entities/mensajes/queries'
import { joinNames, matches } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { byEstado } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { PageTitle } from '@/shared/ui/control/page-title'
import { columns } from './columns'
import { MensajeDetails } from './mensaje-details'
import { MensajeForm } from './mensaje-form'

const route = getRouteApi('/admin/mensajes')

const nameOf = ({ asunto }: Mensaje) => asunto

const whatToDelete = (records: readonly Mensaje[]) => {
  const names = joinNames(records.map(nameOf))
  return records.length === 1 ? `el mensaje «${names}»` : `estos ${records.length} mensajes: ${names}`
}

/** What people wrote to the station from Contacto, for the staff to share out and answer. Only a central gets it. */
export function MensajesPage() {
  const search = route.useSearch()
  const { canEdit, canDelete } = useRights('rendicion')
  const rights = { canCreate: false, canEdit, canDelete }
  const { list, table, dialog, close, edit } = useRecords(mensajes, search, rights)
  const { data: people } = useSuspenseQuery(usuariosResource.list)
  const { buscar, estado } = search
  const shown = useMemo(
    () =>
      list.filter(
        (one) =>
          (!estado || one.estado === estado) &&
          matches(buscar, one.asunto, one.nombre, one.email, one.mensaje, one.nota),
      ),
    [list, buscar, estado],
  )
  return (
    <Stack>
      <PageTitle title="Mensajes" subtitle="Lo que la gente escribe a la estación desde Contacto" />
      <FilterBar
        search={search}
        placeholder="Asunto, nombre o texto"
        filters={[byEstado(ESTADOS, ESTADO_LABELS)]}
      />
      <RecordTable
        {...table}
        label="Mensajes"
        records={shown}
        columns={columns}
        nameOf={nameOf}
        empty={
          list.length === 0 ? 'Todavía no ha llegado ningún mensaje' : 'Ningún mensaje coincide con el filtro'
        }
        whatToDelete={whatToDelete}
      />
      {dialog.kind === 'view' && (
        <MensajeDetails
          mensaje={dialog.record}
          owner={people.find(({ id }) => id === dialog.record.asignado)?.name}
          onClose={close}
          onEdit={edit && (() => edit(dialog.record))}
        />
      )}
      {dialog.kind === 'edit' && <MensajeForm mensaje={dialog.record} people={people} onClose={close} />}
    </Stack>
  )
}
