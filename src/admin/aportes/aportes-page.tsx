import { useMutation } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useRights } from '@/access/can'
import { useUser } from '@/access/user-query'
import { FileText } from '@/admin/ui/icon/icons'
import { useNow } from '@/admin/ui/record/age'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { RecordTable } from '@/admin/ui/record/record-table'
import { useRecords } from '@/admin/ui/record/use-records'
import {
  type Aporte,
  ESTADO_LABELS,
  ESTADOS,
  estadoOf,
  informeDe,
  publishedAportes,
} from '@/entities/aportes/aporte'
import { aportesList } from '@/entities/aportes/module'
import { aportes } from '@/entities/aportes/queries'
import { rendiciones } from '@/entities/rendicion/queries'
import { newRendicion } from '@/entities/rendicion/rendicion'
import { toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { joinNames, matches } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { byEstado } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { PageTitle } from '@/shared/ui/control/page-title'
import { Plus } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { AporteDetails } from './aporte-details'
import { AporteForm } from './aporte-form'
import { columns } from './columns'

const route = getRouteApi('/admin/aportes')

const nameOf = (aporte: Aporte) =>
  [aportesList.name(aporte), aporte.nombre && `de ${aporte.nombre}`].filter(Boolean).join(' ')

const whatToDelete = (list: readonly Aporte[]) => {
  const names = joinNames(list.map(nameOf))
  return list.length === 1 ? `«${names}»` : `estas ${list.length} preguntas: ${names}`
}

/** The newest year with something published, which the final report takes in. */
function useInforme(list: readonly Aporte[], hoy: string) {
  const autor = useUser()?.name ?? ''
  const navigate = useNavigate()
  const { mutateAsync: create } = useMutation(rendiciones.create)
  const ejercicio = publishedAportes(list)[0]?.ejercicio
  if (ejercicio === undefined) return undefined
  const prepare = async () => {
    const [made] = await create({
      ...newRendicion(hoy, autor),
      titulo: `Preguntas de la ciudadanía y respuestas, ${ejercicio}`,
      cuerpoMarkdown: informeDe(list, ejercicio),
      tags: ['aportes', String(ejercicio)],
    })
    if (made) await navigate({ to: '/admin/rendicion', search: { editar: made.id } })
  }
  return { ejercicio, prepare }
}

/** What citizens ask and propose about the accounts: answered here, published without names, taken into the report. */
export function AportesPage() {
  const search = route.useSearch()
  const rights = useRights('rendicion')
  const { list, table, dialog, close, create, edit } = useRecords(aportes, search, rights)
  const hoy = toDay(useNow())
  const { buscar, estado } = search
  const shown = useMemo(
    () =>
      list.filter(
        (one) =>
          (!estado || estadoOf(one) === estado) &&
          matches(buscar, one.nombre, one.email, one.texto, one.respuesta, one.nota),
      ),
    [list, buscar, estado],
  )
  const informe = useInforme(list, hoy)
  const open = list.filter((one) => estadoOf(one) === 'POR_CONTESTAR').length
  return (
    <Stack>
      <PageTitle
        title="Preguntas Ciudadanas"
        subtitle="Lo que la gente pregunta y propone sobre la rendición de cuentas"
      >
        {rights.canCreate && informe && (
          <Button
            variant="default"
            leftSection={<FileText size={18} aria-hidden />}
            onClick={() => void informe.prepare()}
          >
            Llevar al informe de {informe.ejercicio}
          </Button>
        )}
        {rights.canCreate && (
          <Button leftSection={<Plus size={18} aria-hidden />} onClick={create}>
            Anotar pregunta
          </Button>
        )}
      </PageTitle>
      <Text strong>
        {open === 0
          ? 'Ninguna espera respuesta.'
          : `${plural(open, 'espera respuesta', 'esperan respuesta')}.`}
      </Text>
      <FilterBar
        search={search}
        placeholder="Nombre, pregunta o respuesta"
        filters={[byEstado(ESTADOS, ESTADO_LABELS)]}
      />
      <RecordTable
        {...table}
        label="Preguntas ciudadanas"
        records={shown}
        columns={columns}
        nameOf={nameOf}
        empty={
          <EmptyList
            total={list.length}
            none="Todavía no hay preguntas"
            unmatched="Ninguna pregunta coincide con el filtro"
            first={rights.canCreate && { label: 'Anotar la primera', onClick: create }}
          />
        }
        whatToDelete={whatToDelete}
      />
      {dialog.kind === 'view' && (
        <AporteDetails aporte={dialog.record} onClose={close} onEdit={edit && (() => edit(dialog.record))} />
      )}
      {dialog.kind === 'create' && <AporteForm hoy={hoy} onClose={close} />}
      {dialog.kind === 'edit' && (
        <AporteForm key={dialog.record.id} aporte={dialog.record} hoy={hoy} onClose={close} />
      )}
    </Stack>
  )
}
