import { getRouteApi, Link } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useCan, useUser } from '@/access/current-user'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { useAtendidos } from '@/admin/shell/data/use-atendidos'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { PrintedList } from '@/admin/ui/print/printed-list'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { RecordTable } from '@/admin/ui/record/record-table'
import { reportes } from '@/entities/reportes/queries'
import { byUrgency } from '@/entities/reportes/waiting'
import { options } from '@/shared/lib/form/options'
import { plural } from '@/shared/lib/plural'
import { joinNames } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { byEstado } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Plus } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { AlPie } from './al-pie'
import { type Carta, isIn, mayWrite, nameOf, says, verboDe } from './carta'
import { CartaDialogs } from './carta-dialogs'
import { CLASE_LABELS, cartasCsv, columnsOn, paperOn } from './columns'
import { ANOTADAS, type Anotada, type BuzonSearch, type Clase, FILTROS, type Filtro } from './search'
import { useCartas } from './use-cartas'
import { useRemove } from './use-remove'

const route = getRouteApi('/admin/buzon')

const FILTRO_LABELS: Record<Filtro, string> = {
  ESPERA: 'Esperan respuesta',
  NUEVO: 'Mensajes nuevos',
  VENCIDO: 'Vencidos',
  CONTESTADO: 'Contestados',
  PUBLICADO: 'Preguntas publicadas',
}

/** The kinds that alone have a state. */
const SOLO: Partial<Record<Filtro, Clase>> = { NUEVO: 'MENSAJE', PUBLICADO: 'PREGUNTA' }

const ANOTAR: Record<Anotada, string> = {
  SOLICITUD: 'Anotar solicitud',
  PREGUNTA: 'Anotar pregunta',
  DATOS: 'Anotar pedido',
}

const UNO: Record<Clase, string> = {
  MENSAJE: 'el mensaje',
  SOLICITUD: 'la solicitud',
  PREGUNTA: 'la pregunta',
  DATOS: 'el pedido',
  PERMISO: 'el pedido de permiso',
}

function whatToDelete(chosen: readonly Carta[]): string {
  const [first] = chosen
  if (first && chosen.length === 1) return `${UNO[first.clase]} «${nameOf(first)}»`
  return `estos ${chosen.length} registros: ${joinNames(chosen.map((one) => `«${nameOf(one)}»`))}`
}

/** How many reports wait, and the way to them: they are seen to on a page of their own. */
function ReportsLine() {
  const { data } = useAllowed({ ...reportes.known, throwOnError: true }, 'reportes:view')
  const waiting = byUrgency(useAtendidos(data ?? [])).length
  if (!data) return null
  return (
    <Text>
      <Link to="/admin/reportes" search={waiting > 0 ? { estado: 'PENDIENTE' } : {}}>
        Reportes Comunitarios
      </Link>
      {waiting > 0 ? `: ${plural(waiting, 'espera', 'esperan')}.` : ': ninguno espera.'}
    </Text>
  )
}

/** How many wait, and how many of them for too long. */
function waitingWords(list: readonly Carta[]): string {
  const waiting = list.filter(({ espera }) => espera)
  const late = waiting.filter(({ estado }) => estado === 'VENCIDO').length
  if (waiting.length === 0) return 'Nada espera respuesta.'
  return `${plural(waiting.length, 'espera respuesta', 'esperan respuesta')}${late > 0 ? `, ${plural(late, 'vencido', 'vencidos')}` : ''}.`
}

/** What people send to the station, of all kinds, in the order in which it is answered. */
export function BuzonPage() {
  const search = route.useSearch()
  const patch = useSearchPatch<BuzonSearch>()
  const user = useUser()
  const buzon = useCartas()
  const { list, clases, hoy } = buzon
  const columns = useMemo(() => columnsOn(hoy), [hoy])
  const { buscar, estado } = search
  // A link may name a kind that isn't here, as a message where no central is.
  const clase = clases.find((one) => one === search.clase)
  const ofKind = useMemo(() => (list ?? []).filter((one) => !clase || one.clase === clase), [list, clase])
  const shown = useMemo(
    () => ofKind.filter((one) => (!estado || isIn(estado, one)) && says(buscar, one)),
    [ofKind, estado, buscar],
  )
  const inView = clases.filter((one) => !clase || one === clase)
  const anotables = ANOTADAS.filter((one) => clases.includes(one) && mayWrite(user, one, 'create'))
  const offered = anotables.filter((one) => inView.includes(one))
  const view = useCallback(
    ({ id }: Carta) => patch({ nuevo: undefined, ver: id, editar: undefined }),
    [patch],
  )
  const edit = useCallback(
    ({ id }: Carta) => patch({ nuevo: undefined, ver: undefined, editar: id }),
    [patch],
  )
  const may = useCallback((act: 'edit' | 'remove', one: Carta) => mayWrite(user, one.clase, act), [user])
  const remove = useRemove(list)
  const canExport = useCan('system:export')
  const overlays = useOverlays()
  const exportCartas = (some: readonly Carta[]) =>
    exportList(overlays, 'buzon', some, (those, format) => cartasCsv(those, hoy, format))
  return (
    <Stack>
      <PageTitle title="Buzón" subtitle="Lo que la gente envía a la estación">
        {canExport && list && (
          <ExportButton empty={shown.length === 0} onExport={() => exportCartas(shown)} />
        )}
        {list && <PrintButton empty={shown.length === 0} />}
        {offered.length > 0 &&
          offered.map((one) => (
            <Button
              key={one}
              variant={offered.length === 1 ? 'filled' : 'default'}
              leftSection={<Plus size={18} aria-hidden />}
              onClick={() => patch({ nuevo: one, ver: undefined, editar: undefined })}
            >
              {ANOTAR[one]}
            </Button>
          ))}
      </PageTitle>
      {buzon.lacking && (
        <Text size="sm" role="status">
          Algo de lo que usted puede ver todavía no llegó completo a este equipo: la lista puede crecer.
        </Text>
      )}
      <Group apart gap="xs">
        {ofKind.length > 0 && <Text strong>{waitingWords(ofKind)}</Text>}
        <ReportsLine />
      </Group>
      <FilterBar
        search={{ ...search, clase }}
        placeholder="Texto o nombre"
        filters={[
          {
            field: 'clase',
            label: 'Filtrar por clase',
            all: 'Todo',
            options: options(clases, CLASE_LABELS),
          },
          byEstado(
            FILTROS.filter((one) => {
              const only = SOLO[one]
              return !only || clases.includes(only)
            }),
            FILTRO_LABELS,
          ),
        ]}
      />
      {list && (
        <>
          <RecordTable
            label="Buzón"
            records={shown}
            all={list}
            columns={columns}
            nameOf={nameOf}
            search={search}
            empty={
              <EmptyList
                total={list.length}
                none="Nadie ha escrito todavía"
                unmatched="Nada coincide con el filtro"
              />
            }
            may={may}
            onView={view}
            onEdit={edit}
            editVerb={verboDe}
            {...(clases.some((one) => mayWrite(user, one, 'remove')) && { onRemove: remove })}
            onExport={canExport ? exportCartas : undefined}
            whatToDelete={whatToDelete}
          />
          <AlPie buzon={buzon} list={list} clases={inView} />
          <PrintedList
            title="Buzón"
            words={['registro', 'registros']}
            columns={paperOn(hoy)}
            list={shown}
            of={list.length}
            wide
          />
          <CartaDialogs search={search} buzon={buzon} list={list} anotables={anotables} />
        </>
      )}
    </Stack>
  )
}
