import { useState } from 'react'
import { useUser } from '@/access/current-user'
import { useSamples } from '@/admin/shell/data/sample-queries'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { itemsList } from '@/entities/inventario/module'
import { miembrosList } from '@/entities/personal/module'
import { gastosList, ingresosList } from '@/entities/presupuesto/module'
import { registrosList } from '@/entities/registro-servicios/module'
import { monthlyRendicion } from '@/entities/rendicion/monthly-rendicion'
import { newRendicion } from '@/entities/rendicion/rendicion'
import { formatMonth, sameMonth, toDay } from '@/shared/lib/fecha'
import { enumerated } from '@/shared/lib/text'
import { monthsUpTo } from '@/sync/sums/figures'
import { REPORTED_MONTHS } from '@/sync/sums/sums'
import { RendicionForm } from './rendicion-form'
import type { Figures } from './use-figures'
import { useInspecciones } from './use-inspecciones'

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
