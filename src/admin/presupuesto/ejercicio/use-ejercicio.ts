import { useMemo } from 'react'
import { useRights } from '@/access/can'
import { useUser } from '@/access/current-user'
import type { PresupuestoSearch } from '@/admin/presupuesto/search'
import { useWhole } from '@/admin/ui/record/use-whole'
import { cerradosIn, mayWriteClosed } from '@/entities/presupuesto/cerrado'
import { delEjercicio, ejercicioActual, ejerciciosOf } from '@/entities/presupuesto/ejercicio'
import { gastos, ingresos } from '@/entities/presupuesto/queries'
import { toYear } from '@/shared/lib/fecha'

/** The fiscal year that the page shows, its lines, and what the person may do in it. */
export function useEjercicio({ ejercicio: asked }: Pick<PresupuestoSearch, 'ejercicio'>) {
  const allIngresos = useWhole(ingresos)
  const allGastos = useWhole(gastos)
  const { canCreate, canEdit, canDelete, canExport } = useRights('presupuesto')
  const isChief = mayWriteClosed(useUser())
  return useMemo(() => {
    const today = new Date()
    const all = [...allIngresos, ...allGastos]
    const ejercicio = asked ?? ejercicioActual(all, today)
    const cerrado = cerradosIn(all).has(ejercicio)
    const open = !cerrado || isChief
    return {
      ejercicio,
      // Last year's figures come in after its end.
      years: [...new Set([...ejerciciosOf(all), toYear(today), toYear(today) - 1, ejercicio])].sort(
        (a, b) => b - a,
      ),
      used: ejerciciosOf(all),
      ingresos: delEjercicio(allIngresos, ejercicio),
      gastos: delEjercicio(allGastos, ejercicio),
      cerrado,
      isChief,
      rights: {
        canCreate: canCreate && open,
        canEdit: canEdit && open,
        canDelete: canDelete && open,
        canExport,
      },
    }
  }, [allIngresos, allGastos, asked, isChief, canCreate, canEdit, canDelete, canExport])
}

export type Ejercicio = ReturnType<typeof useEjercicio>
