import { useMutation } from '@tanstack/react-query'
import { useCan } from '@/access/current-user'
import { useReach } from '@/admin/ui/record/reach'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { resumenDeCorte } from '@/entities/presupuesto/cortes/cierre'
import type { Congelado } from '@/entities/presupuesto/cortes/congelado'
import { congelados, togglePublicado } from '@/entities/presupuesto/cortes/congelados'
import { formatDay } from '@/shared/lib/fecha'
import { formatUsd } from '@/shared/lib/moneda'
import { useOverlays } from '@/shared/ui/overlay/overlays'

/** Who reads a cut once it is published. */
const READ_BY = {
  equipo: 'Sin central, lo muestra solo este equipo, en Transparencia → Presupuesto.',
  muestra:
    'Lo lee quien abra las páginas públicas de esta central de prueba, en Transparencia → Presupuesto.',
  brigada: 'Lo lee todo el pueblo en el sitio público, en Transparencia → Presupuesto.',
} as const

/** The four totals that the town will read, in a sentence: who publishes compares them with the cédula on paper. */
function totalsOf(corte: Congelado): string {
  const { ingresos, gastos } = resumenDeCorte(corte)
  const [coded, collected] = [formatUsd(ingresos.codificado), formatUsd(ingresos.recaudado)]
  const [planned, accrued] = [formatUsd(gastos.codificado), formatUsd(gastos.devengado)]
  return `Ingresos: ${coded} codificados y ${collected} recaudados. Gastos: ${planned} codificados y ${accrued} devengados.`
}

/** Asks, then publishes a cut or takes it back; null where the person may not, or the site shows no budget. */
export function usePublish() {
  const { confirm } = useOverlays()
  const { mutate: update } = useMutation(congelados.update)
  const reach = useReach()
  const mayEdit = useCan('presupuesto:edit')
  const mayPublish = useCan('rendicion:publish')
  const isShown = useModulos()('presupuesto-publico')
  if (!mayEdit || !mayPublish || !isShown) return null
  return async (corte: Congelado) => {
    const cut = `el corte al ${formatDay(corte.fecha)}, con cada partida y su valor`
    const sure = await confirm(
      corte.publicado
        ? {
            title: 'Retirar el corte',
            question: 'Deja de verse en Transparencia → Presupuesto. Quien lo descargó conserva su archivo.',
            confirm: 'Retirar',
            danger: true,
          }
        : {
            title: 'Publicar el corte',
            question: `Se publica ${cut}. ${totalsOf(corte)} ${READ_BY[reach]}`,
            confirm: 'Publicar',
          },
    )
    if (sure) update(togglePublicado(corte))
  }
}
