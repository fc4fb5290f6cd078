import { Can } from '@/access/can'
import { exportPdf } from '@/admin/ui/print/export-file'
import { PrintButton } from '@/admin/ui/print/print-button'
import { Beside, Facts, PrintedPaper, Signatures, Texts } from '@/admin/ui/print/printed-paper'
import { Details } from '@/admin/ui/record/details'
import { EditButton } from '@/admin/ui/record/edit-button'
import { PictureGrid } from '@/admin/ui/record/picture-grid'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { registrosList } from '@/entities/registro-servicios/module'
import { dichoNumero } from '@/entities/registro-servicios/numero'
import { horaSaid } from '@/entities/registro-servicios/parte/tomas'
import { tripulacionSaid } from '@/entities/registro-servicios/parte/tripulacion'
import {
  FIRMAS,
  type ParteRow,
  parteDoc,
  parteRows,
  parteSubject,
  parteTitle,
} from '@/entities/registro-servicios/parte-doc'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { costoSaid, formatMinutes } from '@/entities/registro-servicios/totals'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { Button } from '@/shared/ui/control/button'
import { Download } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { type Overlays, useOverlays } from '@/shared/ui/overlay/overlays'
import { EstadoBadge } from './estado-badge'

const Tabla = ({ titulo, filas }: { titulo: string; filas: readonly ParteRow[] }) => (
  <div>
    <h2>{titulo}</h2>
    <Facts rows={filas} />
  </div>
)

function Parte({ registro }: { registro: RegistroServicio }) {
  const { tablas, textos } = parteDoc(registro)
  return (
    <>
      <Beside>
        {tablas.slice(0, 2).map((tabla) => (
          <Tabla key={tabla.titulo} {...tabla} />
        ))}
      </Beside>
      {tablas.slice(2).map((tabla) => (
        <Tabla key={tabla.titulo} {...tabla} />
      ))}
      <Texts of={textos} />
      <Signatures of={FIRMAS} />
    </>
  )
}

/** One call on paper, with the brigade's head and lines to sign. */
const PrintedParte = ({ registro }: { registro: RegistroServicio }) => (
  <PrintedPaper
    institucion={useInstitucion()}
    title={parteTitle(registro)}
    subject={<strong>{parteSubject(registro)}</strong>}
  >
    {() => <Parte registro={registro} />}
  </PrintedPaper>
)

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text)

/** The name of an entry's buttons: its description, cut because a screen reader would take too long. */
export const nameOf = ({ descripcion }: RegistroServicio): string => cut(descripcion, 200)

/** The title of an entry's dialog. */
export const titleOf = ({ descripcion }: RegistroServicio): string => cut(descripcion, 60)

/** Downloads `parte-<fecha>-<hora>.pdf`: several calls may be of one night. */
function exportParte(
  overlays: Overlays,
  registro: RegistroServicio,
  institucion: { nombreInstitucion: string; direccion: string },
): Promise<void> {
  const time = registro.horaInicio.replace(':', '')
  const name = `${['parte', registro.fecha, time].filter(Boolean).join('-')}.pdf`
  return exportPdf(overlays, name, [registro, institucion], async (emblema) => {
    const { partePdf } = await import('@/entities/registro-servicios/parte-pdf')
    return partePdf(registro, { ...institucion, emblema }, toDay(new Date()))
  })
}

/** `onEdit` is only given to those with the permission. */
type RegistroDetailsProps = {
  registro: RegistroServicio
  onClose: () => void
  onEdit?: (() => void) | undefined
}

export function RegistroDetails({ registro, onClose, onEdit }: RegistroDetailsProps) {
  const overlays = useOverlays()
  const institucion = useInstitucion()
  return (
    <Dialog onClose={onClose} title={titleOf(registro)} size="lg">
      <Details
        of={[registrosList.key, registro.id]}
        rows={[
          ['Número', dichoNumero(registro)],
          ['Fecha', formatDay(registro.fecha)],
          ['Hora de inicio', horaSaid(registro, 'horaInicio')],
          ['Hora de fin', horaSaid(registro, 'horaFin')],
          ['Tipo', TIPO_SERVICIO_LABELS[registro.tipo]],
          ['Descripción', registro.descripcion],
          ['Dirección', registro.direccion],
          ['Personal asignado', tripulacionSaid(registro)],
          ['Tiempo de respuesta', formatMinutes(registro.tiempoRespuesta)],
          ['Tiempo total', formatMinutes(registro.tiempoTotal)],
          ['Costo estimado', costoSaid(registro)],
          ['Estado', <EstadoBadge key="estado" estado={registro.estado} />],
          ['Observaciones', registro.observaciones],
          ['Reporte', registro.reporte],
          ...parteRows(registro),
        ]}
      />
      <PictureGrid sources={registro.fotos ?? []} title={titleOf(registro)} noun="Fotografía" />
      <DialogFooter>
        <Can permission="system:export">
          <Button
            variant="default"
            leftSection={<Download size={18} aria-hidden />}
            onClick={() => void exportParte(overlays, registro, institucion)}
          >
            Exportar PDF
          </Button>
        </Can>
        <PrintButton />
        <EditButton onEdit={onEdit} />
      </DialogFooter>
      <PrintedParte registro={registro} />
    </Dialog>
  )
}
