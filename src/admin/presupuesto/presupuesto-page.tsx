import { Tabs } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { Can } from '@/access/can'
import { FoldedFigures } from '@/admin/ui/figure/folded-figures'
import { useFilterBy } from '@/admin/ui/figure/use-filter-by'
import { Lock } from '@/admin/ui/icon/icons'
import { fechasOf, type Lado } from '@/entities/presupuesto/corte'
import { resumenPresupuesto } from '@/entities/presupuesto/formulas'
import { cortes } from '@/entities/presupuesto/queries'
import { toDay } from '@/shared/lib/fecha'
import { formatUsd, totalRateOf } from '@/shared/lib/moneda'
import { Callout } from '@/shared/ui/box/callout'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Plus } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { Avance } from './avance'
import { CortesTab } from './cortes/cortes-tab'
import { AbrirForm } from './ejercicio/abrir-form'
import { Cierres, EjercicioActions, EjercicioSelect, FRESH } from './ejercicio/ejercicio-actions'
import { ReabrirForm } from './ejercicio/reabrir-form'
import { useEjercicio } from './ejercicio/use-ejercicio'
import { ExportButtons } from './export-buttons'
import { PartidaTab } from './partida-tab'
import { Previstos } from './previstos'
import type { PresupuestoSearch, Tab } from './search'
import { GASTOS, INGRESOS } from './sides'
import { Summary } from './summary'

const route = getRouteApi('/admin/presupuesto')

/** The id of the sentence that there is nothing to export. */
const NOTHING = 'nada-que-exportar'

/** Income and expenses of a fiscal year (spec §2.17). */
export function PresupuestoPage() {
  const { data: dias } = useSuspenseQuery(cortes.query)
  const search = route.useSearch()
  const patch = useSearchPatch<PresupuestoSearch>()
  const tab = search.tab ?? 'ingresos'
  const shown = useEjercicio(search)
  const { ejercicio, ingresos: ingresoLines, gastos: gastoLines, rights } = shown
  const resumen = useMemo(() => resumenPresupuesto(ingresoLines, gastoLines), [ingresoLines, gastoLines])

  const below = useRef<HTMLDivElement>(null)
  const filterBy = useFilterBy(below)
  const show = (next: Tab) => patch({ tab: next, ...(next !== tab && FRESH) })
  const add = (next: Lado) => patch({ tab: next, ...(next !== tab && FRESH), nuevo: true })
  const empty = ingresoLines.length + gastoLines.length === 0
  const lines = { ingresos: ingresoLines, gastos: gastoLines }

  return (
    <Stack>
      <PageTitle title="Gestión Presupuestaria" subtitle="Cédula de ingresos y gastos, en dólares">
        <EjercicioSelect {...shown} />
        <ExportButtons
          lines={lines}
          fechas={() => fechasOf(dias, lines, toDay(new Date()), ejercicio)}
          whyNot={empty ? NOTHING : undefined}
        />
        {rights.canCreate && (
          <>
            <Button
              variant={tab === 'ingresos' ? 'filled' : 'default'}
              leftSection={<Plus size={18} aria-hidden />}
              onClick={() => add('ingresos')}
            >
              Agregar Ingreso
            </Button>
            <Button
              variant={tab === 'gastos' ? 'filled' : 'default'}
              leftSection={<Plus size={18} aria-hidden />}
              onClick={() => add('gastos')}
            >
              Agregar Gasto
            </Button>
          </>
        )}
      </PageTitle>
      {shown.cerrado && (
        <Callout color="blue" icon={<Lock aria-hidden />} title="Ejercicio cerrado">
          {shown.isChief
            ? 'Solo el Super Administrador puede cambiar estas partidas.'
            : 'Estas partidas ya no cambian. Solo el Super Administrador puede reabrir el ejercicio.'}
        </Callout>
      )}
      <Cierres ejercicio={ejercicio} />
      {empty && (
        <Can permission="system:export">
          <Text size="sm" dimmed id={NOTHING}>
            El presupuesto está vacío: todavía no hay nada que exportar.
          </Text>
        </Can>
      )}
      <FoldedFigures
        of="presupuesto"
        sum={[`${formatUsd(resumen.saldoDisponible)} disponibles`, `ejecución ${totalRateOf(resumen)}`]}
        more={{ label: 'Avance y saldos', content: <Avance resumen={resumen} /> }}
      >
        <Summary
          resumen={resumen}
          show={(next, con) => filterBy({ con }, next === tab ? {} : { ...FRESH, tab: next })}
        />
      </FoldedFigures>
      <Tabs ref={below} value={tab} onChange={(next) => show(next as Tab)} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="ingresos">Ingresos ({ingresoLines.length})</Tabs.Tab>
          <Tabs.Tab value="gastos">Gastos ({gastoLines.length})</Tabs.Tab>
          <Tabs.Tab value="cortes">Cortes</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="ingresos">
          <Stack>
            <PartidaTab side={INGRESOS} search={search} shown={shown} />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="gastos">
          <Stack>
            <PartidaTab side={GASTOS} search={search} shown={shown} />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="cortes">
          <CortesTab search={search} shown={shown} dias={dias} />
        </Tabs.Panel>
      </Tabs>
      <Previstos />
      <Group gap="xs">
        <EjercicioActions {...shown} />
      </Group>
      {search.reabrir && shown.cerrado && shown.isChief && (
        <ReabrirForm ejercicio={ejercicio} onClose={() => patch({ reabrir: undefined })} />
      )}
      {search.abrir && rights.canCreate && (
        <AbrirForm
          {...shown}
          onOpened={(nuevo) => patch({ ...FRESH, ejercicio: nuevo, abrir: undefined })}
          onClose={() => patch({ abrir: undefined })}
        />
      )}
    </Stack>
  )
}
