import { useQuery } from '@tanstack/react-query'
import { useCan } from '@/access/current-user'
import { usuariosResource } from '@/access/usuarios/queries'
import { ownerName } from '@/admin/ui/form/owners'
import { Details } from '@/admin/ui/record/details'
import { EditFooter } from '@/admin/ui/record/edit-button'
import { PictureGrid } from '@/admin/ui/record/picture-grid'
import { useReach } from '@/admin/ui/record/reach'
import { useModulos } from '@/entities/configuracion/use-institucion'
import type { Despacho } from '@/entities/despacho/despacho'
import { codigoOf } from '@/entities/reportes/codigo'
import { useReportOpened } from '@/entities/reportes/opened'
import { marginOf } from '@/entities/reportes/punto'
import { creadoEn, type Reporte } from '@/entities/reportes/reporte'
import { reportesList } from '@/entities/reportes/reportes-list'
import { isPrioritized } from '@/entities/reportes/waiting'
import { formatMoment } from '@/shared/lib/fecha'
import { mailLink, telephones } from '@/shared/lib/url'
import { Group, Stack } from '@/shared/ui/box/layout'
import { AnchorButton, LinkButton } from '@/shared/ui/control/button'
import { MapButton } from '@/shared/ui/control/map-button'
import { Phone, Siren } from '@/shared/ui/icon/icons'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { Title } from '@/shared/ui/text/text'
import { EstadoBadge, PrioridadBadge } from './badges'
import { DoubtActions, DoubtNotes } from './doubts'
import { Duplicates } from './duplicates'
import { EntregaNote } from './entrega'
import classes from './reportes.module.css'
import { SalidaNote } from './salida-note'

function Place({ report: { ubicacion, punto } }: { report: Reporte }) {
  if (!punto) return ubicacion
  return (
    <>
      {ubicacion && <div>{ubicacion}</div>}
      <MapButton place={punto} />
      <div>
        Con un margen de unos {marginOf(punto)} m, el {formatMoment(punto.fecha)} ({punto.lat}, {punto.lng})
      </div>
    </>
  )
}

function Author({ report: { autor } }: { report: Reporte }) {
  return (
    <>
      <div>{autor.nombre}</div>
      {telephones(autor.telefono ?? '').map(({ text, tel }) =>
        tel ? (
          <AnchorButton key={text} href={tel} variant="default" leftSection={<Phone size={18} aria-hidden />}>
            {text}
          </AnchorButton>
        ) : (
          <div key={text}>{text}</div>
        ),
      )}
      {autor.email && (
        <div className={classes.mail}>
          <a href={mailLink(autor.email)}>{autor.email}</a>
        </div>
      )}
    </>
  )
}

/** Of an emergency the first act, and red; of anything else one of several. */
function DispatchButton({ report: { id, categoria } }: { report: Reporte }) {
  const first = categoria === 'Emergencia'
  return (
    <Group>
      <LinkButton
        to="/admin/despacho"
        search={{ nuevo: true, reporte: id }}
        {...(first ? { size: 'lg', variant: 'emergency' } : { variant: 'default' })}
        leftSection={<Siren size={first ? 22 : 18} aria-hidden />}
      >
        Despachar
      </LinkButton>
    </Group>
  )
}

type ReportDetailsProps = {
  report: Reporte
  list: readonly Reporte[]
  /** The call that was made from it, where one is known here. */
  salida: Despacho | undefined
  /** Missing for those who may not edit. */
  onAnswer?: (() => void) | undefined
  onEdit?: (() => void) | undefined
  onMute?: (() => void) | undefined
  onClose: () => void
}

/** Everything about one report: author, dates, photo evidence and the answer (spec §2.22). */
export function ReportDetails(props: ReportDetailsProps) {
  const { report, list, salida, onAnswer, onEdit, onMute, onClose } = props
  useReportOpened(report.id)
  const { data: people = [] } = useQuery(usuariosResource.list)
  const owner = report.asignado && ownerName(people, report.asignado)
  const mayAct = useCan('servicios:edit')
  const uses = useModulos()
  const mayDispatch = useReach() === 'brigada' && mayAct && uses('despacho')
  const isEmergency = report.categoria === 'Emergencia'
  // Once somebody answered, that it still has to reach its author is the first thing to see to.
  const answered = report.estado !== 'PENDIENTE' || Boolean(report.respuesta)
  const entrega = onAnswer && <EntregaNote report={report} onSend={onAnswer} />
  return (
    <Dialog onClose={onClose} title={report.titulo} size="lg">
      <Stack>
        {mayDispatch && isEmergency && <DispatchButton report={report} />}
        <DoubtNotes report={report} onMute={onMute} />
        {answered && entrega}
        <Duplicates report={report} list={list} canEdit={Boolean(onAnswer)} />
        <Details
          of={[reportesList.key, report.id]}
          rows={[
            ['Código', codigoOf(report.id)],
            ['Descripción', report.descripcion],
            ['Categoría', report.categoria],
            ['Prioridad', isPrioritized(report) ? <PrioridadBadge key="prioridad" report={report} /> : ''],
            ['Estado', <EstadoBadge key="estado" estado={report.estado} />],
            ['Salida', salida ? <SalidaNote key="salida" salida={salida} /> : ''],
            ['Ubicación', report.ubicacion || report.punto ? <Place key="lugar" report={report} /> : ''],
            ['Autor', <Author key="autor" report={report} />],
            ['Creado', formatMoment(creadoEn(report))],
            [
              'Según el teléfono',
              report.fechaCentral && `${formatMoment(report.fechaCreacion)}: su reloj está mal puesto.`,
            ],
            ['Actualizado', formatMoment(report.fechaActualizacion)],
            ['Respuesta', report.respuesta],
            ['Administrador', report.administrador],
            ['Encargado', owner],
            ['Nota interna', report.nota],
          ]}
        />
        {!answered && entrega}
        {report.imagenes.length > 0 && (
          <section aria-labelledby="evidencia">
            <Title order={3} size="h4" className={classes.heading} id="evidencia">
              Fotografías
            </Title>
            <PictureGrid sources={report.imagenes} title={report.titulo} noun="Fotografía" />
          </section>
        )}
        {report.fotoCierre && (
          <section aria-labelledby="cierre">
            <Title order={3} size="h4" className={classes.heading} id="cierre">
              Foto de cierre
            </Title>
            <PictureGrid sources={[report.fotoCierre]} title={`la foto de cierre de ${report.titulo}`} />
          </section>
        )}
        <DoubtActions report={report} onMute={onMute} />
        {mayDispatch && !isEmergency && <DispatchButton report={report} />}
        <EditFooter onEdit={onEdit} {...(!answered && { verb: 'Responder' })} />
      </Stack>
    </Dialog>
  )
}
