import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '@/access/current-user'
import { useSamples } from '@/admin/shell/data/sample-queries'
import { useInstitucion, useModulos } from '@/entities/configuracion/use-institucion'
import { figurasDe } from '@/entities/inspecciones/cifras'
import { ordenes, pagos } from '@/entities/inspecciones/cobros/queries'
import { permisos } from '@/entities/inspecciones/permiso/queries'
import { visitas } from '@/entities/inspecciones/visita/queries'
import { itemsList } from '@/entities/inventario/module'
import { miembrosList } from '@/entities/personal/module'
import { gastosList, ingresosList } from '@/entities/presupuesto/module'
import { registrosList } from '@/entities/registro-servicios/module'
import { type FigurasInspecciones, monthlyRendicion } from '@/entities/rendicion/monthly-rendicion'
import { newRendicion } from '@/entities/rendicion/rendicion'
import { cierreDe } from '@/shared/lib/dias'
import { formatMonth, sameMonth, toDay } from '@/shared/lib/fecha'
import { fromCents } from '@/shared/lib/moneda'
import { enumerated } from '@/shared/lib/text'
import { monthsUpTo } from '@/sync/sums/figures'
import { REPORTED_MONTHS } from '@/sync/sums/sums'
import { RendicionForm } from './rendicion-form'
import type { Figures } from './use-figures'

/**
 * What a month's report (`YYYY-MM`) tells of inspections: undefined while the brigade doesn't use them, null where this device
 * doesn't know them whole.
 */
function useInspecciones(): (mes: string) => FigurasInspecciones | null | undefined {
  const inspects = useModulos()('inspecciones')
  const [seen, granted, orders, paid] = useSuspenseQueries({
    queries: [visitas.known, permisos.known, ordenes.known, pagos.known],
  })
  return (mes) => {
    if (!inspects) return undefined
    if (!seen.data || !granted.data) return null
    const cobros = orders.data && paid.data && { ordenes: orders.data, pagos: paid.data }
    const { recaudado, ...figuras } = figurasDe(
      {
        ...{ visitas: seen.data, permisos: granted.data, diaDe: (instante) => toDay(new Date(instante)) },
        cobros: cobros ?? undefined,
      },
      `${mes}-01`,
      cierreDe(mes),
    )
    return { ...figuras, ...(recaudado !== undefined && { recaudado: fromCents(recaudado) }) }
  }
}

type NewRendicionProps = { mensual: boolean; figures: Figures; onClose: () => void }

/** Of which figures a month's report can say nothing on this device; '' where it says all. */
function lackOf(
  { personal, inventario, dinero, servicios }: Figures,
  inspecciones: ReturnType<typeof useInspecciones>,
  mes: string,
): string {
  const parts = [
    [servicios(mes), 'los servicios del mes'],
    [inspecciones(mes) !== null, 'las inspecciones'],
    [personal, 'el personal'],
    [inventario, 'el inventario'],
    [dinero(mes), 'el presupuesto'],
  ] as const
  const lacking = parts.flatMap(([figures, name]) => (figures ? [] : [name]))
  return lacking.length > 0
    ? `Este informe no dice nada de ${enumerated(lacking)}: su rol no ve esos registros, y este equipo todavía no tiene la suma de la central.`
    : ''
}

/** The lists that a month's report counts. */
const COUNTED: readonly string[] = [miembrosList, itemsList, ingresosList, gastosList, registrosList].map(
  ({ key }) => key,
)

/** That a month's report counts records that came with the app; '' where it counts none. */
function useExamples(): string {
  const titles = useSamples()
    .filter(({ key, ejemplos, cambiados }) => COUNTED.includes(key) && ejemplos > cambiados)
    .map(({ title }) => title)
  return titles.length > 0
    ? `Cuenta también los datos de ejemplo de ${enumerated(titles)}, que no son de la brigada.`
    : ''
}

/**
 * The create dialog, empty or with the month's report (spec §2.18). The two have separate drafts, so that generating a
 * report never replaces one that somebody was writing.
 */
export function NewRendicion({ mensual, figures, onClose }: NewRendicionProps) {
  const autor = useUser()?.name ?? ''
  const { nombreInstitucion } = useInstitucion()
  const [today] = useState(() => toDay(new Date()))
  const examples = useExamples()
  const inspecciones = useInspecciones()
  const primero = figures.primero()
  // Before its first record a brigade has no figures, and a month that runs has not all of them.
  const months = monthsUpTo(today, REPORTED_MONTHS).filter(
    (mes) => primero === undefined || sameMonth(mes, today) || (primero !== '' && mes >= primero.slice(0, 7)),
  )
  const named = (mes: string) =>
    `${formatMonth(`${mes}-01`)}${sameMonth(mes, today) ? ', que no ha terminado' : ''}`
  const reportOf = (mes: string) =>
    monthlyRendicion({
      ...figures,
      servicios: figures.servicios(mes),
      presupuesto: figures.dinero(mes),
      inspecciones: inspecciones(mes),
      mes,
      today,
      institucion: nombreInstitucion,
      autor,
    })
  const [thisMonth = ''] = months
  // The text keeps the figures of this moment: a change in another tab must not rewrite it under the writer.
  const [start] = useState(() => (mensual ? reportOf(thisMonth) : newRendicion(today, autor)))
  return (
    <RendicionForm
      title="Nuevo Reporte"
      start={start}
      draft={mensual ? `rendicion:mensual-${thisMonth}` : 'rendicion:nuevo'}
      {...(mensual && {
        monthly: {
          reportOf,
          lackOf: (mes) => [lackOf(figures, inspecciones, mes), examples].filter(Boolean).join(' '),
          months: months.map((mes) => [mes, named(mes)]),
        },
      })}
      onClose={onClose}
    />
  )
}
