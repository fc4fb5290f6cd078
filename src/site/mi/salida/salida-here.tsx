import { answerWords, HORA_DE_PASO } from '@/entities/despacho/answer-words'
import type { MiLlamada, MiSalida } from '@/entities/despacho/mi'
import { hora as timeOfDay } from '@/entities/despacho/words'
import { HORAS_DE_PASO } from '@/shared/lib/form/paso-salida'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useAwake } from '@/shared/ui/hook/use-awake'
import { Text } from '@/shared/ui/text/text'
import { Refusal } from '@/site/mi/answer'
import classes from '@/site/mi/mi.module.css'
import { MiSection } from '@/site/mi/mi-section'
import { useTaps } from './use-taps'
import { VehicleRow } from './vehicle-row'

type SalidaHereProps = {
  llamada: MiLlamada
  salida: MiSalida
  /** When the central said this, ISO. */
  dicho: string
}

/** `Salida en curso` for whoever drives, on their own phone: times and vehicles of the call's one record. */
export function SalidaHere({ llamada, salida, dicho }: SalidaHereProps) {
  const { id, tipo, direccion, instante } = llamada
  const { tap, timeOf, vehicles, over, waits, refused } = useTaps(id, salida, dicho)
  useAwake(true)
  const last = HORAS_DE_PASO.findLastIndex(timeOf)
  const next = HORAS_DE_PASO.slice(last + 1).find((hora) => !timeOf(hora))
  return (
    <Stack gap="lg">
      <div>
        <LinkButton to="/mi" variant="subtle">
          Volver a la salida
        </LinkButton>
      </div>
      <PageTitle
        title="Salida en curso"
        subtitle={[TIPO_SERVICIO_LABELS[tipo], direccion].filter(Boolean).join(': ')}
      />
      {refused.map((one) => (
        <Refusal key={one.id} que="parte" id={one.id} sentence={`${answerWords(one)} ${one.rechazo}`} />
      ))}
      <Text role="status" strong={waits}>
        {waits
          ? 'Guardado en este teléfono; la estación todavía no lo sabe. Se envía solo cuando haya señal.'
          : 'Lo que anota aquí queda en el parte de la salida.'}
      </Text>
      <MiSection id="horas-salida" title="Horas">
        {timeOfDay(instante) && <Text dimmed>Aviso: {timeOfDay(instante)}</Text>}
        {HORAS_DE_PASO.map((hora) =>
          timeOf(hora) ? (
            <div key={hora} className={classes.taken}>
              <Text size="lg">
                {HORA_DE_PASO[hora]} <b>{timeOf(hora)}</b>
              </Text>
              {!over && (
                <Button variant="subtle" size="lg" onClick={() => tap({ hace: 'HORA', hora, quita: true })}>
                  Quitar<span className="solo-lectores"> {HORA_DE_PASO[hora].toLowerCase()}</span>
                </Button>
              )}
            </div>
          ) : (
            <Button
              key={hora}
              size="xl"
              variant={hora === next && !over ? 'filled' : 'default'}
              disabled={over}
              onClick={() => tap({ hace: 'HORA', hora, quita: false })}
            >
              {HORA_DE_PASO[hora]}
            </Button>
          ),
        )}
        {over ? (
          <Text strong>Usted terminó esta salida.</Text>
        ) : (
          !next && (
            <>
              <Button size="xl" onClick={() => tap({ hace: 'TERMINAR' })}>
                Terminar
              </Button>
              <Text dimmed>Termina la salida para todos. Lo demás se corrige en su parte.</Text>
            </>
          )
        )}
      </MiSection>
      {vehicles.length > 0 && (
        <MiSection id="vehiculos-salida" title="¿Qué vehículos van?">
          {vehicles.map((vehicle) => (
            <VehicleRow key={vehicle.nombre} despacho={id} vehicle={vehicle} onTap={tap} />
          ))}
        </MiSection>
      )}
    </Stack>
  )
}
