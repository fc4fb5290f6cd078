import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '@/access/user-query'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { registros } from '@/entities/registro-servicios/queries'
import { type MonthlyFigures, monthlyRendicion } from '@/entities/rendicion/monthly-rendicion'
import { newRendicion } from '@/entities/rendicion/rendicion'
import { formatMonth, toDay } from '@/shared/lib/fecha'
import { monthsUpTo, serviciosDelMes } from './figures'
import { RendicionForm } from './rendicion-form'

/** Nobody writes the report of an earlier month. */
const MONTHS = 24

type NewRendicionProps = { mensual: boolean; figures: MonthlyFigures; onClose: () => void }

/**
 * The create dialog, empty or with the month's report (spec §2.18). The two have separate drafts, so that generating a
 * report never replaces one that somebody was writing.
 */
export function NewRendicion({ mensual, figures, onClose }: NewRendicionProps) {
  const autor = useUser()?.name ?? ''
  const { nombreInstitucion } = useInstitucion()
  const { data: log } = useSuspenseQuery(registros.list)
  const [today] = useState(() => toDay(new Date()))
  const months = monthsUpTo(today, MONTHS)
  const reportOf = (mes: string) =>
    monthlyRendicion({
      ...figures,
      servicios: serviciosDelMes(log, mes),
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
        monthly: { reportOf, months: months.map((mes) => [mes, formatMonth(`${mes}-01`)]) },
      })}
      onClose={onClose}
    />
  )
}
