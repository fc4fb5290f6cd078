import { Can } from '@/access/can'
import { FileSpreadsheet, FileText } from '@/admin/ui/icon/icons'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { Fechas } from '@/entities/presupuesto/corte'
import { Button } from '@/shared/ui/control/button'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { exportPresupuesto, type Lines } from './exports'

const KINDS = [
  ['xlsx', 'Exportar Excel', FileSpreadsheet],
  ['pdf', 'Exportar PDF', FileText],
] as const

type ExportButtonsProps = {
  lines: Lines
  /** The days that the file says; asked when it is made, because it reads every amount. */
  fechas: () => Fechas
  /** What the file is called, without its ending; otherwise by the day on which it is made. */
  name?: string
  /** The id of the sentence that says why nothing can be exported. */
  whyNot?: string | undefined
}

/** Both sides of the budget as a file, for those who may export. */
export function ExportButtons({ lines, fechas, name, whyNot }: ExportButtonsProps) {
  const overlays = useOverlays()
  const institucion = useInstitucion()
  return (
    <Can permission="system:export">
      {KINDS.map(([kind, label, Icon]) => (
        <Button
          key={kind}
          variant="default"
          leftSection={<Icon size={18} aria-hidden />}
          disabled={whyNot !== undefined}
          aria-describedby={whyNot}
          onClick={() => void exportPresupuesto(overlays, kind, lines, institucion, fechas(), name)}
        >
          {label}
        </Button>
      ))}
    </Can>
  )
}
