import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { feriados } from '@/entities/calendario/queries'
import { catalogo } from '@/entities/lotaip/queries'
import { type FeriadoDicho, feriadosDichos } from '@/shared/lib/ley/feriados'

/**
 * Every day that is a holiday or was said to be none, for whoever shows or changes them. Until the brigade's own have come
 * to this device, the law's.
 */
export function useFeriadosDichos(): FeriadoDicho[] {
  const { data: propios } = useSuspenseQuery(feriados.known)
  const { data: guardado } = useSuspenseQuery(catalogo.query)
  return useMemo(() => feriadosDichos(propios ?? [], guardado.feriados), [propios, guardado])
}

/** The holidays, `YYYY-MM-DD`, in order: the one list that terms, shifts and calendar share. */
export function useFeriados(): string[] {
  const said = useFeriadosDichos()
  return useMemo(() => said.flatMap(({ dia, fuera }) => (fuera ? [] : [dia])), [said])
}
