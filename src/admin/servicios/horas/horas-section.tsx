import { Can } from '@/access/can'
import { CertificadoDialog } from '@/admin/shell/horas/certificado-dialog'
import { useHoras } from '@/admin/shell/horas/use-horas'
import { Section } from '@/admin/ui/box/section'
import { FiguresTable } from '@/admin/ui/figure/figures-table'
import { exportCsv } from '@/admin/ui/print/csv-export'
import { RowAction } from '@/admin/ui/table/row-action'
import { type HorasPersona, sumasDe } from '@/entities/horas-personas'
import type { Periodo } from '@/entities/registro-servicios/parte/periodo'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { formatHours } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Button } from '@/shared/ui/control/button'
import { Download, Printer } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import classes from './horas.module.css'
import { horasCsv, rowsOf } from './horas-csv'

type HorasSectionProps = {
  list: readonly RegistroServicio[]
  periodo: Periodo
  /** The id of the person whose certificate is open. */
  certificado: string | undefined
  onCertificado: (id: string | undefined) => void
}

const Services = ({
  sums: { servicios, sinTiempo, minutosServicios },
}: {
  sums: ReturnType<typeof sumasDe>
}) => (
  <>
    {formatHours(minutosServicios)}
    <Text component="span" size="sm" dimmed className={classes.count}>
      en {plural(servicios, 'servicio', 'servicios')}
      {sinTiempo > 0 && `, ${sinTiempo} sin tiempo`}
    </Text>
  </>
)

/** What each person did in the period: services, shifts and events, each apart. */
export function HorasSection({ list, periodo, certificado, onCertificado }: HorasSectionProps) {
  const horas = useHoras(list, periodo)
  const overlays = useOverlays()
  if (!horas) return null
  const { personas, guardias, eventos, falta } = horas
  // A certificate is of two days that somebody chose.
  const whole = Boolean(periodo.desde) && periodo.desde <= periodo.hasta
  const opened = whole && personas.find(({ miembro }) => miembro && miembro.id === certificado)
  const row = (person: HorasPersona) => {
    const { miembro, nombre } = person
    const sums = sumasDe(person)
    return [
      nombre,
      <Services key="servicios" sums={sums} />,
      ...(guardias ? [formatHours(sums.minutosGuardias)] : []),
      ...(eventos ? [sums.eventos] : []),
      miembro && whole && (
        <RowAction
          icon={Printer}
          verb="Certificado de horas de"
          record={nombre}
          onClick={() => onCertificado(miembro.id)}
        />
      ),
    ] as const
  }
  return (
    <Section
      title="Horas por persona"
      beside={
        personas.length > 0 && (
          <Can permission="system:export">
            <Button
              variant="default"
              leftSection={<Download size={18} aria-hidden />}
              onClick={() =>
                exportCsv(overlays, 'horas', rowsOf(personas), (rows, format) =>
                  horasCsv(horas, rows, format),
                )
              }
            >
              Exportar horas en CSV
            </Button>
          </Can>
        )
      }
    >
      {falta.map((sentence) => (
        <Text key={sentence} role="note">
          {sentence}
        </Text>
      ))}
      {personas.length > 0 && (
        <>
          <FiguresTable
            head={[
              'Persona',
              'Servicios',
              ...(guardias ? ['Guardias'] : []),
              ...(eventos ? ['Eventos'] : []),
              'Certificado',
            ]}
            rows={personas.map(row)}
          />
          <Text size="sm" dimmed>
            Cuentan los servicios que no se cancelaron, también las falsas alarmas, y lo que coincide entre
            dos servicios se cuenta una vez. De las guardias, los turnos confirmados. No se suman entre sí:
            una salida durante una guardia está en las dos. El CSV lo dice mes por mes.
          </Text>
          {personas.some(({ miembro }) => !miembro) && (
            <Text size="sm" dimmed>
              Quien no está en Personal figura con el nombre que se escribió, y no tiene certificado.
            </Text>
          )}
        </>
      )}
      {personas.length === 0 && falta.length === 0 && <Text>Nadie tiene horas en este período.</Text>}
      {opened && (
        <CertificadoDialog
          persona={opened}
          periodo={periodo}
          horas={horas}
          onClose={() => onCertificado(undefined)}
        />
      )}
    </Section>
  )
}
