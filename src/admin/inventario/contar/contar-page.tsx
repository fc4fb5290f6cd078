import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useMemo } from 'react'
import { useCan } from '@/access/current-user'
import walk from '@/admin/ui/box/walk.module.css'
import { useWhole } from '@/admin/ui/record/use-whole'
import { conteos } from '@/entities/inventario/contar'
import { cuentasOf, resultadoOf, resultadoSaid } from '@/entities/inventario/cuenta'
import { contadoAt } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import { type Lugar, lugaresOf, lugarKey } from '@/entities/inventario/lugares'
import { movimientos } from '@/entities/inventario/movimientos/queries'
import { conMovimientos } from '@/entities/inventario/movimientos/saldo'
import { items } from '@/entities/inventario/queries'
import { enUso, unitsOf } from '@/entities/inventario/totals'
import { usos } from '@/entities/registro-servicios/registros'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { lazy, useWithPart } from '@/shared/ui/control/lazy'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useAwake } from '@/shared/ui/hook/use-awake'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { ScanQrCode } from '@/shared/ui/icon/icons'
import { useFoot } from '@/shared/ui/overlay/use-overlay'
import { Text } from '@/shared/ui/text/text'
import { ConteoRow } from './conteo-row'
import { Escanear } from './escanear'
import { LugaresList, LugarForm } from './lugares-list'
import { RevisarDialog } from './revisar-dialog'
import type { ContarSearch } from './search'

const route = getRouteApi('/admin/inventario/contar')

const HalladoForm = lazy(() => import('./hallado-form').then((part) => part.HalladoForm))

const NO_USOS: never[] = []
const FIRST_ROWS = 40

const ScanButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="default" leftSection={<ScanQrCode size={18} aria-hidden />} onClick={onClick}>
    Escanear
  </Button>
)

/** One place, item by item. */
function Conteo({ lugar }: { lugar: Lugar }) {
  const { revisar, escanear, item, hallado } = route.useSearch()
  const mayAdd = useCan('inventario:create')
  const withPart = useWithPart()
  const patch = useSearchPatch<ContarSearch>()
  const navigate = useNavigate()
  const foot = useFoot()
  const all = useWhole(items)
  const { data: moved } = useSuspenseQuery(movimientos)
  const { data: open } = useSuspenseQuery(conteos)
  const { data: used, isError } = useQuery(usos)
  useAwake(true)
  const cuentas = useMemo(
    () =>
      cuentasOf(lugar.items, open ?? [], {
        usos: used ?? NO_USOS,
        movimientos: moved ?? [],
        all,
        now: contadoAt(new Date()),
      }),
    [lugar, open, used, moved, all],
  )
  // The first rows can be counted while the rest of a long place is still being drawn.
  const rows = useDeferredValue(cuentas, cuentas.slice(0, FIRST_ROWS))
  const result = resultadoOf(cuentas)
  const counted = cuentas.length - result.sinContar - result.porElegir
  return (
    <Stack className={walk.narrow}>
      <PageTitle title={`Contar: ${lugar.nombre}`} />
      <Group apart gap="sm" oneLine>
        <Text size="lg" strong className={walk.name}>
          {lugar.nombre}
        </Text>
        <LinkButton to="/admin/inventario/contar" variant="subtle">
          Otro lugar
        </LinkButton>
      </Group>
      {isError && (
        <Text size="sm">Sin señal no se sabe qué usaron los partes: se compara con la cantidad anotada.</Text>
      )}
      <ul className={walk.rows} aria-label={`Items de ${lugar.nombre}`}>
        {rows.map((cuenta) => (
          <ConteoRow key={cuenta.item.id} cuenta={cuenta} sought={cuenta.item.id === item} />
        ))}
      </ul>
      {mayAdd && (
        <Group>
          <Button variant="subtle" onClick={() => withPart(HalladoForm, () => patch({ hallado: true }))}>
            Hay algo que no está en la lista
          </Button>
        </Group>
      )}
      <Group apart gap="sm" className={walk.bar} ref={foot}>
        <Text strong role="status">
          {resultadoSaid(result)}
        </Text>
        <ScanButton onClick={() => patch({ escanear: true, item: undefined })} />
        <Button disabled={counted === 0} onClick={() => patch({ revisar: true })}>
          Revisar y guardar
        </Button>
      </Group>
      {escanear && <Escanear list={all} lugar={lugar} onClose={() => patch({ escanear: undefined })} />}
      {mayAdd && hallado && (
        <Suspense>
          <HalladoForm lugar={lugar} list={all} onClose={() => patch({ hallado: undefined })} />
        </Suspense>
      )}
      {revisar && counted > 0 && (
        <RevisarDialog
          lugar={lugar.nombre}
          cuentas={cuentas}
          onClose={() => patch({ revisar: undefined })}
          onDone={() =>
            void navigate({ to: '/admin/inventario/contar', replace: true }).then(() => window.scrollTo(0, 0))
          }
        />
      )}
    </Stack>
  )
}

/** Which place is counted; a place is as its items were counted last. */
function Lugares({ lugares, list }: { lugares: readonly Lugar[]; list: readonly Item[] }) {
  const { editar, escanear } = route.useSearch()
  const patch = useSearchPatch<ContarSearch>()
  const { data: open } = useSuspenseQuery(conteos)
  const { data: moved } = useSuspenseQuery(movimientos)
  const shown = useMemo(
    () => lugares.map((lugar) => ({ ...lugar, units: unitsOf(conMovimientos(lugar.items, moved ?? [])) })),
    [lugares, moved],
  )
  const counted = useMemo(() => {
    const last = new Map(lugares.flatMap((lugar) => lugar.items.map(({ id, contado = '' }) => [id, contado])))
    return new Set((open ?? []).flatMap(({ item, cuando }) => (cuando >= (last.get(item) ?? '') ? item : [])))
  }, [lugares, open])
  const renamed = editar ? lugares.find(({ key }) => key === lugarKey(editar)) : undefined
  return (
    <Stack className={walk.narrow}>
      <PageTitle title="Contar" />
      <Group apart gap="sm">
        <Text size="lg" strong className={walk.name}>
          ¿Qué lugar va a contar?
        </Text>
        <Group gap="sm">
          <LinkButton to="/admin/inventario" variant="subtle">
            Inventario
          </LinkButton>
          <ScanButton onClick={() => patch({ escanear: true })} />
        </Group>
      </Group>
      {escanear && <Escanear list={list} onClose={() => patch({ escanear: undefined })} />}
      {lugares.length === 0 ? (
        <EmptyState title="El inventario está vacío">
          <LinkButton to="/admin/inventario">Agregar lo primero</LinkButton>
        </EmptyState>
      ) : (
        <LugaresList lugares={shown} counted={counted} onRename={({ nombre }) => patch({ editar: nombre })} />
      )}
      {renamed && (
        <LugarForm
          key={renamed.key}
          lugar={renamed}
          lugares={lugares}
          onClose={() => patch({ editar: undefined })}
        />
      )}
    </Stack>
  )
}

/** A count: a place is walked with two thumbs, each tap is kept at once, and what differs is one act. */
export function ContarPage() {
  const { lugar } = route.useSearch()
  const list = useWhole(items)
  const lugares = useMemo(() => lugaresOf(enUso(list)), [list])
  const mayEdit = useCan('inventario:edit')
  const chosen = lugar ? lugares.find(({ key }) => key === lugarKey(lugar)) : undefined
  if (mayEdit && chosen) return <Conteo lugar={chosen} />
  if (mayEdit && !lugar) return <Lugares lugares={lugares} list={list} />
  return (
    <Stack>
      <PageTitle title="Contar" />
      <EmptyState title={mayEdit ? `Nada está en «${lugar}»` : 'Cuenta quien puede editar el inventario'}>
        <LinkButton to={mayEdit ? '/admin/inventario/contar' : '/admin/inventario'}>
          {mayEdit ? 'Ver los lugares' : 'Ver el inventario'}
        </LinkButton>
      </EmptyState>
    </Stack>
  )
}
