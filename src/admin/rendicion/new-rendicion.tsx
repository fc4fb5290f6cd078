import { useState } from 'react'
import { useUser } from '@/access/user-query'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { type FigurasInforme, informeMensual } from '@/entities/rendicion/informe-mensual'
import { newRendicion } from '@/entities/rendicion/rendicion'
import { toDay } from '@/shared/lib/fecha'
import { RendicionForm } from './rendicion-form'

type NewRendicionProps = { mensual: boolean; figuras: FigurasInforme; onClose: () => void }

/**
 * The create dialog, empty or with the month's report (spec §2.18). The two have separate drafts, so that generating a
 * report never replaces one that somebody was writing.
 */
export function NewRendicion({ mensual, figuras, onClose }: NewRendicionProps) {
  const autor = useUser()?.name ?? ''
  const { nombreInstitucion } = useInstitucion()
  // The figures when the dialog opened: a change in another tab must not change the text under the writer.
  const [start] = useState(() => {
    const today = toDay(new Date())
    return mensual
      ? informeMensual({ ...figuras, today, institucion: nombreInstitucion, autor })
      : newRendicion(today, autor)
  })
  return (
    <RendicionForm
      title="Nuevo Reporte"
      start={start}
      draft={mensual ? `rendicion:mensual-${start.fecha.slice(0, 7)}` : 'rendicion:nuevo'}
      onClose={onClose}
    />
  )
}
