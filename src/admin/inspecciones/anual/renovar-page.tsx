import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useCan } from '@/access/current-user'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import { Section } from '@/admin/ui/box/section'
import { ListCount } from '@/admin/ui/print/list-count'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { useWhole } from '@/admin/ui/record/use-whole'
import { asShown } from '@/admin/ui/table/table-search'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { sinRenovarCsv } from '@/entities/inspecciones/anual-csv'
import { deudasDe } from '@/entities/inspecciones/cobros/deuda'
import type { Orden } from '@/entities/inspecciones/cobros/orden'
import { usd } from '@/entities/inspecciones/cobros/palabras'
import { ordenes, pagos } from '@/entities/inspecciones/cobros/queries'
import { ANUAL } from '@/entities/inspecciones/cobros/tarifa'
import type { Local } from '@/entities/inspecciones/local'
import { parroquiasOf } from '@/entities/inspecciones/locales'
import { permisos } from '@/entities/inspecciones/permiso/queries'
import { locales } from '@/entities/inspecciones/queries'
import { recordatorioDe, type SinRenovar, sinRenovar } from '@/entities/inspecciones/renovar'
import { formatDay, formatShortDay, toDay } from '@/shared/lib/fecha'
import { mobileIn, whatsAppLink } from '@/shared/lib/phone'
import { plural } from '@/shared/lib/plural'
import { matches } from '@/shared/lib/text'
import { firstTel } from '@/shared/lib/url'
import { Group, Stack } from '@/shared/ui/box/layout'
import { AnchorButton, Button } from '@/shared/ui/control/button'
import { byParroquia, type Filter } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'

const route = getRouteApi('/admin/inspecciones/')

type Fila = SinRenovar<Local>
type RenovarSearch = { buscar?: string | undefined; parroquia?: string | undefined }

const placeOf = ({ direccion, parroquia }: Local) => [direccion, parroquia].filter(Boolean).join(', ')
const phonesOf = ({ telefonoLocal, telefono }: Local) => telefonoLocal || telefono

const isOfYear =
  (hoy: string) =>
  ({ tramite, ano, anulada }: Orden): boolean =>
    tramite === ANUAL && String(ano) === hoy.slice(0, 4) && !anulada

type Institucion = { nombreInstitucion: string; telefono: string }

type RowProps = {
  fila: Fila
  institucion: Institucion
  /** What is said of its debt; '' where that isn't known. */
  debe: string
  onView: (id: string) => void
}

/** One tap calls, one opens the reminder; only the person can tell whether it went. */
function Row({ fila, institucion, debe, onView }: RowProps) {
  const { local, permiso } = fila
  const call = firstTel(phonesOf(local))
  const mobile = mobileIn(local.telefonoLocal) || mobileIn(local.telefono)
  return (
    <ActionRow
      action={
        <Group gap="xs">
          <Button
            variant="subtle"
            color="gray"
            aria-label={`Ver ${local.nombre}`}
            onClick={() => onView(local.id)}
          >
            Ver
          </Button>
          {call && (
            <AnchorButton variant="default" href={call} aria-label={`Llamar a ${local.nombre}`}>
              Llamar
            </AnchorButton>
          )}
          {mobile && (
            <AnchorButton
              variant="default"
              href={whatsAppLink(recordatorioDe(fila, institucion), mobile)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Recordar a ${local.nombre} por WhatsApp`}
            >
              WhatsApp
            </AnchorButton>
          )}
        </Group>
      }
    >
      <Text strong>{local.nombre}</Text>
      <Text size="sm">
        {[debe, `venció el ${formatShortDay(permiso.hasta)}`, local.direccion, !call && 'sin teléfono']
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </ActionRow>
  )
}

/** The rows of each parish, in the order of the rows. */
function inParroquias(list: readonly Fila[]): [string, Fila[]][] {
  const groups = new Map<string, Fila[]>()
  for (const fila of list) {
    const name = fila.local.parroquia || 'Sin parroquia'
    const group = groups.get(name)
    if (group) group.push(fila)
    else groups.set(name, [fila])
  }
  return [...groups]
}

/** More rows than somebody calls in one go. */
const SHOWN = 60

const PRINTED = [
  { header: 'Local', width: '24%' },
  { header: 'Dirección', width: '26%' },
  { header: 'Venció' },
  { header: 'Debe', align: 'right' },
  { header: 'Dueño', width: '18%' },
  { header: 'Teléfono' },
] as const

/** The premises whose permit ended and that have none after it. */
export function RenovarPage({ listas }: { listas: ReactNode }) {
  const search = route.useSearch()
  const patch = useSearchPatch<{ ver: string }>()
  const overlays = useOverlays()
  const canExport = useCan('system:export')
  const institucion = useInstitucion()
  const list = useWhole(locales)
  const granted = useWhole(permisos)
  const { data: orders } = useAllowed(ordenes.known, 'cobros:view')
  const { data: paid } = useAllowed(pagos.known, 'cobros:view')
  const hoy = toDay(new Date())
  // What isn't known here is not shown as nothing.
  const deudas = useMemo(() => (orders && paid ? deudasDe(orders, paid) : undefined), [orders, paid])
  const all = useMemo(() => sinRenovar(list, granted, deudas ?? new Map(), hoy), [list, granted, deudas, hoy])
  const { buscar, parroquia } = search
  const shown = useMemo(
    () =>
      all.filter(
        ({ local }) =>
          (!parroquia || local.parroquia === parroquia) &&
          matches(buscar, local.nombre, local.ruc, local.dueno, local.direccion, local.parroquia),
      ),
    [all, buscar, parroquia],
  )
  const charged = useMemo(
    () => orders && paid && new Set(orders.filter(isOfYear(hoy)).map(({ local }) => local)),
    [orders, paid, hoy],
  )
  /** What isn't known here is not said. */
  const debeOf = ({ id, deuda }: Fila): string => {
    if (!charged) return ''
    if (deuda) return `Debe ${usd(deuda.centavos)}`
    return charged.has(id) ? 'No debe nada' : `Sin orden de ${hoy.slice(0, 4)}`
  }
  const filters = useMemo<readonly Filter<RenovarSearch>[]>(
    () => [byParroquia(parroquiasOf(all.map(({ local }) => local)))],
    [all],
  )
  const sum = shown.reduce((cents, { deuda }) => cents + (deuda?.centavos ?? 0), 0)
  return (
    <Stack>
      <PageTitle title="Sin renovar" subtitle="Locales cuyo permiso terminó y no tienen otro">
        {canExport && (
          <ExportButton
            empty={shown.length === 0}
            onExport={() => exportList(overlays, 'sin-renovar', shown, sinRenovarCsv)}
          />
        )}
        <PrintButton empty={shown.length === 0} />
      </PageTitle>
      {listas}
      {shown.length > 0 && (
        <Text strong role="status">
          {plural(shown.length, 'local sin renovar', 'locales sin renovar')}
          {sum > 0 && ` · deben ${usd(sum)}`}
        </Text>
      )}
      <FilterBar<RenovarSearch> search={search} placeholder="Nombre, RUC, dueño o calle" filters={filters} />
      {shown.length === 0 && (
        <EmptyList
          total={all.length}
          none="Nadie está sin renovar: ningún permiso de aquí terminó sin otro después."
          unmatched="Ningún local coincide con el filtro"
        />
      )}
      {inParroquias(shown.slice(0, SHOWN)).map(([name, filas]) => (
        <Section key={name} title={name}>
          <ActionRows>
            {filas.map((fila) => (
              <Row
                key={fila.id}
                fila={fila}
                institucion={institucion}
                debe={debeOf(fila)}
                onView={(id) => patch({ ver: id })}
              />
            ))}
          </ActionRows>
        </Section>
      ))}
      {shown.length > SHOWN && (
        <Text>{`Hay ${shown.length - SHOWN} más: elija la parroquia o escriba la calle para verlos.`}</Text>
      )}
      {/* A permit over it has a paper of its own. */}
      {search.permiso === undefined && (
        <PrintedSheet
          institucion={institucion}
          title="Sin renovar el permiso"
          subject={
            <span>
              <ListCount list={shown} of={all.length} words={['local', 'locales']} />
            </span>
          }
          columns={PRINTED}
          rows={() =>
            asShown(shown).map(({ id, local, permiso, deuda }) => ({
              id,
              cells: [
                local.nombre,
                placeOf(local),
                formatDay(permiso.hasta),
                deuda ? usd(deuda.centavos) : '',
                local.dueno,
                phonesOf(local),
              ],
            }))
          }
          dense
          signatures={[]}
        />
      )}
    </Stack>
  )
}
