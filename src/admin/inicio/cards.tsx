import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCan } from '@/access/current-user'
import { type Stat, StatCard } from '@/admin/ui/figure/stat-cards'
import { Boxes, ClipboardList, Wallet } from '@/admin/ui/icon/icons'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { useItemsAlDia } from '@/entities/inventario/queries'
import { itemTotals } from '@/entities/inventario/totals'
import { activeMiembros } from '@/entities/personal/directory'
import { miembros } from '@/entities/personal/queries'
import { deEjercicio } from '@/entities/presupuesto/ejercicio'
import { resumenActual } from '@/entities/presupuesto/formulas'
import { gastos, ingresos } from '@/entities/presupuesto/queries'
import { type CifraId, SAMPLE_MARK } from '@/entities/sitio/cifras'
import { useCifras } from '@/entities/sitio/use-cifras'
import { formatUsd, hasPresupuesto, rateOf, SIN_PRESUPUESTO } from '@/shared/lib/moneda'
import { lazy } from '@/shared/ui/control/lazy'
import { Users } from '@/shared/ui/icon/icons'
import { NOT_YET } from './panel'

/** The role sees it, and the central has not yet brought it to this device. */
const NotYet = (card: Pick<Stat, 'label' | 'icon'>) => <StatCard {...card} value="—" hint={NOT_YET} />

/** A sentence that says of a figure which nobody counted that it is the sample's. */
const marked = (sentence: string, sample: boolean) => (sample ? `${sentence} · ${SAMPLE_MARK}` : sentence)

function StaffCard() {
  const { data } = useSuspenseQuery(miembros.known)
  const { cifra, isSample } = useCifras()
  const nuevos = cifra('nuevos')
  if (!data) return <NotYet label="Personal activo" icon={Users} />
  const active = activeMiembros(data).length
  return (
    <StatCard
      label="Personal activo"
      value={active}
      hint={nuevos && marked(`${nuevos} desde el mes pasado`, isSample('nuevos'))}
      icon={Users}
    />
  )
}

function InventoryCard() {
  const data = useItemsAlDia()
  if (!data) return <NotYet label="Inventario" icon={Boxes} />
  const { total, valor } = itemTotals(data)
  return <StatCard label="Inventario" value={total} hint={`Valor total ${formatUsd(valor)}`} icon={Boxes} />
}

function BudgetCard() {
  const { data: income } = useSuspenseQuery(ingresos.known)
  const { data: expenses } = useSuspenseQuery(gastos.known)
  if (!income || !expenses) return <NotYet label="Ejecución presupuestaria" icon={Wallet} />
  const today = new Date()
  const { ejercicio, gastos: spent } = resumenActual(income, expenses, today)
  return (
    <StatCard
      label="Ejecución presupuestaria"
      value={rateOf(spent, spent.ejecucion)}
      hint={
        hasPresupuesto(spent)
          ? `${formatUsd(spent.devengado)} devengado${deEjercicio(ejercicio, today)}`
          : SIN_PRESUPUESTO
      }
      icon={Wallet}
    />
  )
}

function ServicesCard() {
  const { anio, cifra, isSample } = useCifras()
  const respuesta = cifra('respuesta')
  const untold = cifra('atenciones')
    ? 'Menos de 5 tienen anotado su tiempo de respuesta'
    : 'Nadie los ha contado todavía'
  const shown: CifraId[] = ['atenciones', 'respuesta']
  return (
    <StatCard
      label={`Servicios ${anio}`}
      value={cifra('atenciones') || '—'}
      hint={marked(respuesta ? `Respuesta promedio ${respuesta} min` : untold, shown.some(isSample))}
      icon={ClipboardList}
    />
  )
}

// Apart: the panel of a brigade that doesn't inspect carries nothing of it.
const InspectionsCard = lazy(() =>
  import('./inspections-card').then(({ InspectionsCard }) => InspectionsCard),
)

/** One card for each module that the role may view; the others are not even read (spec §2.13). */
export function Cards() {
  const uses = useModulos()
  const inspects = useCan('inspecciones:view') && uses('inspecciones')
  return (
    <>
      {useCan('personal:view') && <StaffCard />}
      {useCan('inventario:view') && <InventoryCard />}
      {useCan('presupuesto:view') && <BudgetCard />}
      {useCan('servicios:view') && <ServicesCard />}
      {inspects && (
        <Suspense>
          <InspectionsCard />
        </Suspense>
      )}
    </>
  )
}
