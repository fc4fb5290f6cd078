import { exportCsv } from '@/admin/ui/print/csv-export'
import type { Fechas } from '@/entities/presupuesto/corte'
import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import { gastosCsv, ingresosCsv } from '@/entities/presupuesto/presupuesto-csv'
import { toDay } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import type { Overlays } from '@/shared/ui/overlay/overlays'

export type Lines = { ingresos: readonly Ingreso[]; gastos: readonly Gasto[] }

export const exportIngresos = (overlays: Overlays, lines: readonly Ingreso[]) =>
  exportCsv(overlays, 'presupuesto-ingresos', lines, ingresosCsv)

export const exportGastos = (overlays: Overlays, lines: readonly Gasto[]) =>
  exportCsv(overlays, 'presupuesto-gastos', lines, gastosCsv)

/** The writers are large and rarely needed, so each is loaded on use. */
const WRITERS = {
  xlsx: async ({ ingresos, gastos }: Lines, institution: string, fechas: Fechas) => {
    const { presupuestoXlsx } = await import('@/entities/presupuesto/presupuesto-xlsx')
    return presupuestoXlsx(ingresos, gastos, institution, fechas)
  },
  pdf: async ({ ingresos, gastos }: Lines, institution: string, fechas: Fechas) => {
    const { presupuestoPdf } = await import('@/entities/presupuesto/presupuesto-pdf')
    return presupuestoPdf(ingresos, gastos, institution, fechas)
  },
}

/** Says `Exportación iniciada`, then downloads `presupuesto-<fecha>.xlsx` or `.pdf` (contract §6). */
export async function exportPresupuesto(
  { showError, showSuccess }: Overlays,
  kind: keyof typeof WRITERS,
  lines: Lines,
  institution: string,
  fechas: Fechas,
): Promise<void> {
  const today = toDay(new Date())
  const name = `presupuesto-${today}.${kind}`
  showSuccess({ title: 'Exportación iniciada', message: `Se está generando ${name}` })
  try {
    downloadBlob(await WRITERS[kind](lines, institution, fechas), name)
  } catch (error) {
    console.error('Error al generar el archivo del presupuesto', error)
    showError('No se pudo generar el archivo.')
  }
}
