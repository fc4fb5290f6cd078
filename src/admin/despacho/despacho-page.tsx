import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useCan } from '@/access/current-user'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { FueraDeServicio } from '@/admin/shell/fuera-de-servicio'
import { RunningCalls } from '@/admin/shell/running-calls'
import { Section } from '@/admin/ui/box/section'
import { ShieldAlert } from '@/admin/ui/icon/icons'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { type Reach, useReach } from '@/admin/ui/record/reach'
import { RecordActions } from '@/admin/ui/record/record-actions'
import { useDialog } from '@/admin/ui/record/use-dialog'
import { useWhole } from '@/admin/ui/record/use-whole'
import { ResourceTable } from '@/admin/ui/table/resource-table'
import { type Despacho, ESTADO_LABELS } from '@/entities/despacho/despacho'
import { despachosCsv } from '@/entities/despacho/despacho-csv'
import { ESTADOS } from '@/entities/despacho/options'
import { tocaProbar, ultimaPrueba } from '@/entities/despacho/prueba'
import { ajustesQuery, despachos, saveAjustes } from '@/entities/despacho/queries'
import { activeMiembros } from '@/entities/personal/directory'
import { miembros } from '@/entities/personal/queries'
import { ago } from '@/shared/lib/ago'
import { formatMoment } from '@/shared/lib/fecha'
import { matches } from '@/shared/lib/text'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { byEstado } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { PageTitle } from '@/shared/ui/control/page-title'
import { CheckField } from '@/shared/ui/form/check-field'
import { Siren } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { columns } from './columns'
import { DespachoDetails } from './despacho-details'
import { DespachoForm } from './despacho-form'
import { PhoneSheet } from './phone-sheet'
import { useOrigin } from './use-origin'

const route = getRouteApi('/admin/despacho/')

const nameOf = ({ tipo, direccion, instante }: Despacho) =>
  [TIPO_SERVICIO_LABELS[tipo], direccion || formatMoment(instante)].join(', ')

/** An alarm that nobody tries is believed in until the night in which it is silent. */
function TimeToTry({ last }: { last: string }) {
  return (
    <Callout color="orange" role="status" icon={<ShieldAlert aria-hidden />} title="Haga una prueba este mes">
      {last ? `Se llamó por última vez ${ago(last, new Date())}.` : 'Nunca se llamó desde aquí.'} Al
      despachar, marque «Es una prueba»: verá qué teléfonos la mostraron y quién contestó.
    </Callout>
  )
}

/** Why nobody can be called from here, and who changes that. */
function NoCalls({ reach }: { reach: Reach }) {
  const mayConfigure = useCan('config:edit')
  if (reach === 'brigada') return null
  return (
    <Callout
      color="orange"
      role="status"
      icon={<ShieldAlert aria-hidden />}
      title="Todavía no se puede llamar a nadie"
    >
      {reach === 'equipo' ? (
        'Llamar necesita la central de su brigada. Este sitio se sirve sin central, o este equipo salió de ella.'
      ) : mayConfigure ? (
        <>
          La central está en modo de muestra. Hágala de su brigada, dé acceso a cada persona en{' '}
          <Link to="/admin/personal">Personal</Link> y pruebe desde aquí.
        </>
      ) : (
        'La central está en modo de muestra. Aquí se llama desde que la jefatura la haga de su brigada y cada persona tenga acceso en su teléfono.'
      )}
    </Callout>
  )
}

/** What a notice may say on a locked phone: the brigade's own choice. */
function OnNotices() {
  const { data } = useSuspenseQuery(ajustesQuery)
  const save = useMutation(saveAjustes)
  return (
    <Section title="Qué dice el aviso">
      <CheckField
        label="El aviso dice el tipo y el lugar"
        description="Se lee en la pantalla bloqueada de cada teléfono. Sin marcar dice solo «Hay una salida»."
        checked={data.avisoConLugar}
        disabled={save.isPending}
        onChange={({ currentTarget }) => save.mutate({ avisoConLugar: currentTarget.checked })}
      />
    </Section>
  )
}

/** Calls to the brigade: who was asked to come, and what became of it. Only a central makes them. */
export function DespachoPage() {
  const search = route.useSearch()
  const mayDispatch = useCan('servicios:edit')
  const mayConfigure = useCan('config:edit')
  const mayExport = useCan('system:export')
  const overlays = useOverlays()
  const reach = useReach()
  const own = reach === 'brigada'
  const mayCall = mayDispatch && own
  const list = useWhole(despachos)
  // A call is corrected or called off, which tells people; it is neither edited nor deleted like a thing.
  const { dialog, close, create, view } = useDialog(search, list, { canCreate: mayCall, canEdit: false })
  const origin = useOrigin(search.reporte)
  const { data: staff } = useAllowed(miembros.known, 'personal:view')
  const people = activeMiembros(staff ?? [])
  const actions = useCallback(
    (despacho: Despacho) => <RecordActions record={nameOf(despacho)} onView={() => view(despacho)} />,
    [view],
  )
  const { buscar, estado } = search
  const shown = useMemo(
    () =>
      list.filter(
        (one) =>
          (!estado || one.estado === estado) &&
          matches(buscar, nameOf(one), one.detalle, one.por, one.aQuienes),
      ),
    [list, buscar, estado],
  )
  return (
    <Stack>
      <PageTitle title="Despacho" subtitle="Llamar a la brigada y ver quién viene">
        {mayExport && list.length > 0 && (
          <ExportButton
            empty={shown.length === 0}
            onExport={() => exportList(overlays, 'despachos', shown, despachosCsv)}
          />
        )}
        {people.length > 0 && <PrintButton what="teléfonos" />}
        {mayCall && (
          <Button variant="emergency" leftSection={<Siren size={18} aria-hidden />} onClick={create}>
            Despachar
          </Button>
        )}
      </PageTitle>
      <NoCalls reach={reach} />
      <RunningCalls />
      <FueraDeServicio />
      {mayCall && tocaProbar(list, Date.now()) && <TimeToTry last={ultimaPrueba(list)} />}
      <FilterBar
        search={search}
        placeholder="Tipo, lugar o quién llamó"
        filters={[byEstado(ESTADOS, ESTADO_LABELS)]}
      />
      <ResourceTable
        label="Despachos"
        records={shown}
        columns={columns}
        nameOf={nameOf}
        search={search}
        empty={
          <EmptyList
            total={list.length}
            none="Todavía no se llamó a nadie"
            unmatched="Ningún despacho coincide con el filtro"
          />
        }
        actions={actions}
      />
      {mayConfigure && own && <OnNotices />}
      <Text size="sm" dimmed>
        Un teléfono en silencio, apagado o sin señal no suena: el despacho va junto a la sirena, nunca en su
        lugar.
      </Text>
      <PhoneSheet people={people} />
      {dialog.kind === 'view' && <DespachoDetails despacho={dialog.record} onClose={close} />}
      {dialog.kind === 'create' && origin !== null && (
        <DespachoForm key={origin?.reporte ?? ''} origin={origin} list={list} onClose={close} />
      )}
    </Stack>
  )
}
