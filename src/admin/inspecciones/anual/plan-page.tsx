import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { useCan } from '@/access/current-user'
import { FoldedFigures } from '@/admin/ui/figure/folded-figures'
import { StatCards } from '@/admin/ui/figure/stat-cards'
import { useFilterBy } from '@/admin/ui/figure/use-filter-by'
import { ListCount } from '@/admin/ui/print/list-count'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { RecordTable } from '@/admin/ui/record/record-table'
import { useWhole } from '@/admin/ui/record/use-whole'
import { RowTitle } from '@/admin/ui/table/row-title'
import { asShown, type Column } from '@/admin/ui/table/table-search'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { planCsv } from '@/entities/inspecciones/anual-csv'
import type { Local } from '@/entities/inspecciones/local'
import { parroquiasOf, RIESGO_LABELS } from '@/entities/inspecciones/locales'
import { RIESGOS } from '@/entities/inspecciones/options'
import {
  CUANDO_LABELS,
  CUANDOS,
  type Cuando,
  cuandoDe,
  type Prevista,
  planDe,
  ritmoDe,
} from '@/entities/inspecciones/plan'
import { locales } from '@/entities/inspecciones/queries'
import { abiertas, actas, prorrogas, visitas } from '@/entities/inspecciones/visita/queries'
import { formatDay, formatShortDay, toDay } from '@/shared/lib/fecha'
import { options } from '@/shared/lib/form/options'
import { plural } from '@/shared/lib/plural'
import { matches } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { byParroquia, byRiesgo, type Filter } from '@/shared/ui/control/filter'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { PageTitle } from '@/shared/ui/control/page-title'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Zonas } from './zonas'

const route = getRouteApi('/admin/inspecciones/')

type Fila = Prevista<Local>

type PlanSearch = {
  buscar?: string | undefined
  cuando?: string | undefined
  riesgo?: string | undefined
  parroquia?: string | undefined
}

const COLORS: Readonly<Record<Cuando, StateColor>> = { ATRASADA: 'red', MES: 'blue', DESPUES: 'gray' }

const CUANDO_SAID: Readonly<Record<Cuando, string>> = { ...CUANDO_LABELS, ATRASADA: 'Atrasada' }

const nameOf = ({ local }: Fila) => local.nombre

const placeOf = ({ direccion, parroquia }: Local) => [direccion, parroquia].filter(Boolean).join(', ')

const tocaText = ({ toca, empezada }: Fila, dayText: (day: string) => string): string =>
  toca ? dayText(toca) : empezada ? 'En visita' : 'Nunca visitado'

const columnsOn = (hoy: string): readonly Column<Fila>[] => [
  { id: 'nombre', header: 'Local', value: nameOf, cell: (one) => <RowTitle>{one.local.nombre}</RowTitle> },
  {
    id: 'toca',
    header: 'Toca',
    value: ({ toca }) => toca,
    brief: 'start',
    cell: (one) => tocaText(one, formatDay),
    phone: (one) => [tocaText(one, formatShortDay), one.local.direccion].filter(Boolean).join(' · '),
  },
  {
    id: 'riesgo',
    header: 'Riesgo',
    value: ({ local }) => local.riesgo && RIESGO_LABELS[local.riesgo],
    cell: ({ local }) => (local.riesgo ? RIESGO_LABELS[local.riesgo] : '—'),
  },
  {
    id: 'direccion',
    header: 'Dirección',
    value: ({ local }) => `${local.parroquia} ${local.direccion}`,
    cell: ({ local }) => placeOf(local) || '—',
  },
  {
    id: 'ultima',
    header: 'Última visita',
    value: ({ ultima }) => ultima,
    cell: ({ ultima }) => (ultima ? formatDay(ultima) : '—'),
  },
  {
    id: 'cuando',
    header: 'Estado',
    value: (one) => CUANDOS.indexOf(cuandoDe(one, hoy)),
    brief: 'end',
    cell: (one) => {
      const cuando = cuandoDe(one, hoy)
      return <StateBadge color={COLORS[cuando]}>{CUANDO_SAID[cuando]}</StateBadge>
    },
  },
]

const PRINTED = [
  { header: 'Local', width: '24%' },
  { header: 'Dirección', width: '28%' },
  { header: 'Riesgo' },
  { header: 'Toca' },
  { header: 'Última visita' },
] as const

/** Which premises are visited when, derived from what was seen of them. */
export function PlanPage({ listas }: { listas: ReactNode }) {
  const search = route.useSearch()
  const patch = useSearchPatch<{ ver: string }>()
  const overlays = useOverlays()
  const canExport = useCan('system:export')
  const list = useWhole(locales)
  const over = useWhole(visitas)
  const running = useWhole(abiertas)
  const papeles = useWhole(actas)
  const more = useWhole(prorrogas)
  const below = useRef<HTMLDivElement>(null)
  const filterBy = useFilterBy(below)
  const institucion = useInstitucion()
  const hoy = toDay(new Date())
  const plan = useMemo(
    () => planDe(list, { visitas: [...running, ...over], actas: papeles, prorrogas: more, hoy }),
    [list, running, over, papeles, more, hoy],
  )
  const { buscar, cuando, riesgo, parroquia } = search
  const ofPlace = useMemo(
    () => (parroquia ? plan.filter(({ local }) => local.parroquia === parroquia) : plan),
    [plan, parroquia],
  )
  const shown = useMemo(
    () =>
      ofPlace.filter(
        (one) =>
          (!cuando || cuandoDe(one, hoy) === cuando) &&
          (!riesgo || one.local.riesgo === riesgo) &&
          matches(buscar, one.local.nombre, one.local.ruc, one.local.direccion, one.local.parroquia),
      ),
    [ofPlace, cuando, riesgo, buscar, hoy],
  )
  const columns = useMemo(() => columnsOn(hoy), [hoy])
  const view = useCallback(({ id }: Fila) => patch({ ver: id }), [patch])
  const filters = useMemo<readonly Filter<PlanSearch>[]>(
    () => [
      {
        field: 'cuando',
        label: 'Filtrar por cuándo',
        all: 'Todo el plan',
        options: options(CUANDOS, CUANDO_LABELS),
      },
      byRiesgo(RIESGOS, RIESGO_LABELS),
      byParroquia(parroquiasOf(plan.map(({ local }) => local))),
    ],
    [plan],
  )
  const { atrasadas, mes, ano, meses, alMes } = ritmoDe(ofPlace, hoy)
  return (
    <Stack>
      <PageTitle title="Plan de visitas" subtitle="Una visita al año a cada local, primero lo que más espera">
        {canExport && (
          <ExportButton
            empty={shown.length === 0}
            onExport={() => exportList(overlays, 'plan-de-visitas', shown, planCsv)}
          />
        )}
        <PrintButton empty={shown.length === 0} />
      </PageTitle>
      {listas}
      {plan.length > 0 && (
        <FoldedFigures
          of="plan-de-visitas"
          sum={[
            atrasadas > 0 && plural(atrasadas, 'atrasada', 'atrasadas'),
            mes > 0 && `${mes} este mes`,
            ano > 0 && `hacen falta ${alMes} al mes`,
          ]}
          more={{
            label: parroquia ? 'Por calle' : 'Por parroquia',
            content: <Zonas plan={ofPlace} parroquia={parroquia} hoy={hoy} />,
          }}
        >
          <StatCards
            stats={[
              { label: 'Atrasadas', value: atrasadas, filter: filterBy({ cuando: 'ATRASADA' }) },
              { label: 'Este mes', value: mes, filter: filterBy({ cuando: 'MES' }) },
              {
                label: 'Hacen falta al mes',
                value: alMes,
                hint: `${plural(ano, 'visita', 'visitas')} hasta diciembre: ${plural(meses, 'mes', 'meses')}`,
              },
              // A count of nothing doesn't stand.
            ].filter(({ value }) => value > 0)}
          />
        </FoldedFigures>
      )}
      <Stack ref={below}>
        <FilterBar<PlanSearch> search={search} placeholder="Nombre, RUC o calle" filters={filters} />
        <RecordTable
          search={search}
          label="Plan de visitas"
          records={shown}
          all={plan}
          columns={columns}
          nameOf={nameOf}
          onView={view}
          whatToDelete={() => ''}
          empty={
            <EmptyList
              total={plan.length}
              none="Todavía no hay locales que visitar"
              unmatched="Ninguna visita coincide con el filtro"
            />
          }
        />
      </Stack>
      {/* A permit over it has a paper of its own. */}
      {search.permiso === undefined && (
        <PrintedSheet
          institucion={institucion}
          title="Plan de visitas"
          subject={
            <span>
              <ListCount list={shown} of={plan.length} words={['visita', 'visitas']} />
            </span>
          }
          columns={PRINTED}
          rows={() =>
            asShown(shown).map((one) => ({
              id: one.id,
              cells: [
                one.local.nombre,
                placeOf(one.local),
                one.local.riesgo && RIESGO_LABELS[one.local.riesgo],
                tocaText(one, formatDay),
                one.ultima && formatDay(one.ultima),
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
