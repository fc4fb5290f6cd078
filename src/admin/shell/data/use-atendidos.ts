import { useMemo } from 'react'
import { atendidos } from '@/entities/atencion'
import { despachos } from '@/entities/despacho/queries'
import type { Reporte } from '@/entities/reportes/reporte'
import { useAllowed } from './use-allowed'

/** The reports as they stand by the calls made from them; as they were written for whoever may see no calls. */
export function useAtendidos(list: readonly Reporte[]): Reporte[] {
  const { data } = useAllowed(despachos.known, 'servicios:view')
  return useMemo(() => atendidos(list, data ?? []), [list, data])
}
