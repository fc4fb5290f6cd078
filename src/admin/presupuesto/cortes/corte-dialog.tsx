import { useMemo } from 'react'
import { Can } from '@/access/can'
import { ExportButtons } from '@/admin/presupuesto/export-buttons'
import { PrintedCedula } from '@/admin/presupuesto/printed-cedula'
import { GASTOS, INGRESOS } from '@/admin/presupuesto/sides'
import { Amount } from '@/admin/ui/figure/amount'
import { PrintButton } from '@/admin/ui/print/print-button'
import { Details } from '@/admin/ui/record/details'
import { archivoDeCorte, type Congelado, congeladosList } from '@/entities/presupuesto/cortes/congelado'
import { lineasDe } from '@/entities/presupuesto/cortes/corte-csv'
import { resumenPresupuesto } from '@/entities/presupuesto/formulas'
import { formatMoment, toDay } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import { rateOf } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Download } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'

type CorteDialogProps = { corte: Congelado; onClose: () => void }

/** A cut with its totals and hash; its files and its paper say the day of its figures. */
export function CorteDialog({ corte, onClose }: CorteDialogProps) {
  const { ejercicio, fecha, hecho, autor, texto, sha256, nota, publicado } = corte
  const lines = useMemo(() => lineasDe(texto), [texto])
  const { ingresos, gastos, saldoDisponible } = resumenPresupuesto(lines.ingresos, lines.gastos)
  const fechas = { hecho: toDay(new Date(hecho)), ejercicio, ingresos: fecha, gastos: fecha, todo: fecha }
  const download = () =>
    downloadBlob(new Blob([texto], { type: 'text/csv;charset=utf-8' }), `${archivoDeCorte(corte)}.csv`)
  const usd = (name: string, amount: number) => [name, <Amount key={name} usd={amount} />] as const
  return (
    <Dialog onClose={onClose} title={congeladosList.name(corte)} size="lg">
      <Stack>
        <Details
          rows={[
            ['Hecho', [formatMoment(hecho), autor].filter(Boolean).join(', por ')],
            ['Publicado', publicado && formatMoment(publicado)],
            ['Nota', nota],
            [
              'Partidas',
              `${plural(lines.ingresos.length, 'ingreso', 'ingresos')} y ${plural(lines.gastos.length, 'gasto', 'gastos')}`,
            ],
            usd('Ingresos codificados', ingresos.codificado),
            usd('Ingresos recaudados', ingresos.recaudado),
            usd('Gastos codificados', gastos.codificado),
            usd('Gastos comprometidos', gastos.comprometido),
            usd('Gastos devengados', gastos.devengado),
            usd('Gastos pagados', gastos.pagado),
            usd('Saldo disponible', saldoDisponible),
            ['Ejecución de gastos', rateOf(gastos, gastos.ejecucion)],
            ['Huella SHA-256 del CSV', <code key="huella">{sha256}</code>],
          ]}
        />
        <DialogFooter>
          <Can permission="system:export">
            <Button variant="default" leftSection={<Download size={18} aria-hidden />} onClick={download}>
              Descargar CSV
            </Button>
          </Can>
          <ExportButtons lines={lines} fechas={() => fechas} name={archivoDeCorte(corte)} />
          <PrintButton />
        </DialogFooter>
      </Stack>
      <PrintedCedula
        side={INGRESOS}
        ejercicio={ejercicio}
        lines={lines.ingresos}
        of={lines.ingresos.length}
        corte={fecha}
      />
      <PrintedCedula
        side={GASTOS}
        ejercicio={ejercicio}
        lines={lines.gastos}
        of={lines.gastos.length}
        corte={fecha}
      />
    </Dialog>
  )
}
