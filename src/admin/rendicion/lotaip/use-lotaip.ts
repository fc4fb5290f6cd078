import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFeriados } from '@/admin/shell/data/use-feriados'
import { useNow } from '@/admin/ui/record/age'
import { useWhole } from '@/admin/ui/record/use-whole'
import { catalogoDe } from '@/entities/lotaip/catalogo'
import type { Presentacion } from '@/entities/lotaip/mes'
import { plazoDe, plazoSentence } from '@/entities/lotaip/plazos'
import { publicados } from '@/entities/lotaip/publicados'
import { catalogo, indices, meses, presentaciones } from '@/entities/lotaip/queries'
import { type Indice, sitaSentence } from '@/entities/lotaip/sita'
import { toDay } from '@/shared/lib/fecha'

/** What the screens of transparency are made of; `hoy` is `YYYY-MM-DD`. */
export function useLotaip() {
  const { data: guardado } = useSuspenseQuery(catalogo.query)
  const feriados = useFeriados()
  const now = useMemo(() => catalogoDe(guardado), [guardado])
  return {
    guardado,
    catalogo: now,
    reglas: { dia: now.dia, feriados },
    list: useWhole(meses),
    presentaciones: useWhole(presentaciones),
    publicados: useWhole(publicados),
    indices: useWhole(indices),
    hoy: toDay(useNow()),
  }
}

type Lotaip = ReturnType<typeof useLotaip>

/** The last time that somebody says to have filed this month. */
const presentadoEn = (list: readonly Presentacion[], mes: string): Presentacion | undefined =>
  list.find((one) => one.mes === mes)

function standing({ reglas, list, presentaciones, hoy }: Lotaip, mes: string) {
  const presentado = presentadoEn(presentaciones, mes)
  return {
    plazo: plazoDe(mes, hoy, reglas, presentado !== undefined),
    presentado: presentado?.fecha ?? '',
    llevado: list.some((one) => one.mes <= mes),
  }
}

/** How a month stands to its deadline, in a sentence. */
export function plazoDelMes(lotaip: Lotaip, mes: string): string {
  const { plazo, ...rest } = standing(lotaip, mes)
  return plazoSentence(plazo, rest)
}

/** What somebody noted of a month's index, if anything. */
export const indiceDelMes = ({ indices }: Lotaip, mes: string): Indice | undefined =>
  indices.find((one) => one.mes === mes)

/** What is known of a month's index, in a sentence; empty where nothing is. */
export function sitaDelMes(lotaip: Lotaip, mes: string): string {
  const { plazo, llevado } = standing(lotaip, mes)
  return sitaSentence(plazo, llevado, indiceDelMes(lotaip, mes))
}
