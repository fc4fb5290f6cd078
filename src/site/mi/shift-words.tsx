import { WISHED } from '@/entities/despacho/answer-words'
import type { MiTurno } from '@/entities/despacho/mi'
import { weekdayName } from '@/entities/guardias/tiempo'
import { formatDay } from '@/shared/lib/fecha'
import type { Accion } from '@/shared/lib/form/accion-turno'
import { capitalized } from '@/shared/lib/text'
import { Text } from '@/shared/ui/text/text'

/** Which shift a button is about: `Noche del lunes 30 de noviembre de 2026`. */
export const shiftName = ({ fecha, nombre }: MiTurno): string =>
  `${nombre} del ${weekdayName(fecha)} ${formatDay(fecha)}`

/** The day and the times of a shift. */
export const ShiftWhen = ({ fecha, nombre, inicio, fin }: MiTurno) => (
  <div>
    <Text strong>
      {capitalized(weekdayName(fecha))} {formatDay(fecha)}
    </Text>
    <Text dimmed>
      {nombre}, de {inicio} a {fin}
    </Text>
  </div>
)

/** What was tapped and the station doesn't know yet. */
export const StillHere = ({ accion }: { accion: Accion }) => (
  <Text dimmed role="status">
    {WISHED[accion.hace]} Guardado en este teléfono; la estación todavía no lo sabe. Se envía solo cuando haya
    señal.
  </Text>
)
