import { useSuspenseQuery } from '@tanstack/react-query'
import { useCan } from '@/access/user-query'
import { StatCard } from '@/admin/ui/figure/stat-cards'
import { Boxes, ClipboardList, Wallet } from '@/admin/ui/icon/icons'
import { items } from '@/entities/inventario/queries'
import { itemTotals } from '@/entities/inventario/totals'
import { activeMiembros } from '@/entities/personal/directory'
import { miembros } from '@/entities/personal/queries'
import { resumenPresupuesto } from '@/entities/presupuesto/formulas'
import { gastos, ingresos } from '@/entities/presupuesto/queries'
import { useCifras } from '@/entities/sitio/use-cifras'
import { formatPercent, formatUsd } from '@/shared/lib/moneda'
import { Users } from '@/shared/ui/icon/icons'

function StaffCard() {
  const { data } = useSuspenseQuery(miembros.list)
  const active = activeMiembros(data).length
  const { cifra } = useCifras()
  const nuevos = cifra('nuevos')
  return (
    <StatCard
      label="Personal activo"
      value={active}
      hint={nuevos && `${nuevos} desde el mes pasado`}
      icon={Users}
    />
  )
}

function InventoryCard() {
  const { data } = useSuspenseQuery(items.list)
  const { total, valor } = itemTotals(data)
  return <StatCard label="Inventario" value={total} hint={`Valor total ${formatUsd(valor)}`} icon={Boxes} />
}

function BudgetCard() {
  const { data: income } = useSuspenseQuery(ingresos.list)
  const { data: expenses } = useSuspenseQuery(gastos.list)
  const { gastos: spent } = resumenPresupuesto(income, expenses)
  return (
    <StatCard
      label="Ejecución presupuestaria"
      value={formatPercent(spent.ejecucion)}
      hint={`${formatUsd(spent.devengado)} devengado`}
      icon={Wallet}
    />
  )
}

function ServicesCard() {
  const { anio, cifra } = useCifras()
  const respuesta = cifra('respuesta')
  return (
    <StatCard
      label={`Servicios ${anio}`}
      value={cifra('atenciones') || '—'}
      hint={respuesta ? `Respuesta promedio ${respuesta} min` : 'Nadie los ha contado todavía'}
      icon={ClipboardList}
    />
  )
}

/** One card for each module that the role may view; the others are not even read (spec §2.13). */
export function Cards() {
  return (
    <>
      {useCan('personal:view') && <StaffCard />}
      {useCan('inventario:view') && <InventoryCard />}
      {useCan('presupuesto:view') && <BudgetCard />}
      {useCan('servicios:view') && <ServicesCard />}
    </>
  )
}
