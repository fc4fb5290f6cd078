import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { reciboDe } from '@/entities/inspecciones/cobros/deuda'
import { ordenes, pagos } from '@/entities/inspecciones/cobros/queries'
import type { Sabido } from '@/entities/inspecciones/permiso/permisos'
import { tipos } from '@/entities/inspecciones/permiso/queries'
import type { Tipo } from '@/entities/inspecciones/permiso/tipo'
import { actasDe } from '@/entities/inspecciones/visita/caso'
import { actas, visitas } from '@/entities/inspecciones/visita/queries'
import { hechas, ultimaVisita } from '@/entities/inspecciones/visita/ultima'
import { toDay, yearOf } from '@/shared/lib/fecha'

const NO_KINDS: Tipo[] = []

/** The versions of kinds that the brigade wrote. */
export const useTipos = (): readonly Tipo[] => useSuspenseQuery(tipos.known).data ?? NO_KINDS

const NOTHING: Sabido = { informe: '', informeDia: '', recibo: '' }

/**
 * What papers, visits and orders of payment say of the permit of a premises this year: the favourable report after which nothing
 * was handed over, the last visit without one, and the receipt. Undefined while they are being read.
 */
export function useSabido(local: string | undefined): Sabido | undefined {
  const seen = useAllowed(visitas.known, 'inspecciones:view')
  const papers = useAllowed(actas.known, 'inspecciones:view')
  const orders = useAllowed(ordenes.known, 'cobros:view')
  const paid = useAllowed(pagos.known, 'cobros:view')
  const reading = [seen, papers, orders, paid].some(({ isLoading }) => isLoading)
  const hoy = toDay(new Date())
  return useMemo(() => {
    if (reading) return undefined
    if (!local) return NOTHING
    const last = ultimaVisita(seen.data ?? [], local, hoy)?.dia ?? ''
    const handed = actasDe(hechas(papers.data ?? [], hoy), local)
    // What was mended at once has its notice and its report on one day.
    const report = handed.find(
      ({ paso, dia }) => paso === 'FAVORABLE' && dia >= last && dia === handed[0]?.dia,
    )
    return {
      informe: report?.numero ?? '',
      informeDia: report?.dia ?? last,
      recibo: reciboDe(orders.data ?? [], paid.data ?? [], { local, ano: Number(yearOf(hoy)) }),
    }
  }, [reading, local, hoy, seen.data, papers.data, orders.data, paid.data])
}
