import { exportFile, exportPdf } from '@/admin/ui/print/export-file'
import { exportCsv } from '@/admin/ui/print/list-export'
import { dichoDeMuestras } from '@/entities/muestras'
import type { Fechas } from '@/entities/presupuesto/corte'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import { gastosCsv, ingresosCsv } from '@/entities/presupuesto/presupuesto-csv'
import { toDay } from '@/shared/lib/fecha'
import type { Membrete } from '@/shared/lib/file/paper/letterhead'
import type { Overlays } from '@/shared/ui/overlay/overlays'

export type Lines = { ingresos: readonly Ingreso[]; gastos: readonly Gasto[] }

export const exportIngresos = (overlays: Overlays, lines: readonly Ingreso[]) =>
  exportCsv(overlays, 'presupuesto-ingresos', lines, ingresosCsv)

export const exportGastos = (overlays: Overlays, lines: readonly Gasto[]) =>
  exportCsv(overlays, 'presupuesto-gastos', lines, gastosCsv)

/** Says `Exportación iniciada`, then downloads `presupuesto-<fecha>.xlsx` or `.pdf` (contract §6), or `base` with that ending. */
export function exportPresupuesto(
  overlays: Overlays,
  kind: 'xlsx' | 'pdf',
  { ingresos, gastos }: Lines,
  institucion: Membrete,
  fechas: Fechas,
  base = `presupuesto-${toDay(new Date())}`,
): Promise<void> {
  const name = `${base}.${kind}`
  const nombreInstitucion = [institucion.nombreInstitucion, dichoDeMuestras([...ingresos, ...gastos])]
    .filter(Boolean)
    .join(' · ')
  // The writers are large and rarely needed, so each is loaded on use.
  if (kind === 'pdf')
    return exportPdf(overlays, name, [ingresos, gastos, institucion], async (emblema) => {
      const { presupuestoPdf } = await import('@/entities/presupuesto/presupuesto-pdf')
      return presupuestoPdf(ingresos, gastos, { ...institucion, nombreInstitucion, emblema }, fechas)
    })
  return exportFile(overlays, name, async () => {
    const { presupuestoXlsx } = await import('@/entities/presupuesto/presupuesto-xlsx')
    return presupuestoXlsx(ingresos, gastos, nombreInstitucion, fechas)
  })
}
