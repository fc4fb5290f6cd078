import type { Accion } from '@/shared/lib/form/accion-turno'
import type { HoraDePaso, Paso } from '@/shared/lib/form/paso-salida'
import type { Pending } from './phone-answers'
import { RESPUESTA_LABELS } from './respuesta'
import { hastaWords, hora } from './words'

/** What somebody wished of a shift. */
export const WISHED: Record<Accion['hace'], string> = {
  ANOTARME: 'Usted quiere este lugar.',
  SALIR: 'Usted quiere salirse.',
  PEDIR: 'Usted pidió un cambio.',
  RETIRAR: 'Usted retiró su pedido.',
  TOMAR: 'Usted toma este turno.',
  NEGAR: 'Usted dijo que no puede.',
}

export const HORA_DE_PASO: Record<HoraDePaso, string> = {
  salida: 'Salida',
  llegada: 'Llegada',
  controlado: 'Controlado',
  horaFin: 'Cuartel',
}

/** `«Llegada»`, `quitar «Llegada»`, `el vehículo «B-1»`. */
function pasoWords(paso: Paso): string {
  if (paso.hace === 'TERMINAR') return '«Terminar»'
  if (paso.hace === 'VEHICULO') return `${paso.va ? 'fue' : 'no fue'} el vehículo «${paso.nombre}»`
  const label = HORA_DE_PASO[paso.hora]
  return paso.quita ? `quitar «${label}»` : `«${label}»`
}

/** What was answered, where what it was about isn't there any more to say it: `«Voy a la estación», a las 02:14`. */
export function answerWords(pending: Pending): string {
  const when = `a las ${hora(new Date(pending.tocado).toISOString())}`
  if (pending.que === 'despacho') return `A una salida: «${RESPUESTA_LABELS[pending.respuesta]}», ${when}.`
  if (pending.que === 'disponible')
    return pending.hasta ? `«No puedo», hasta ${hastaWords(pending.hasta)}.` : '«Ya puedo».'
  if (pending.que === 'parte') return `De la salida: ${pasoWords(pending.paso)}, ${when}.`
  if (pending.que === 'evento') return `A un evento: «${pending.va ? 'Voy' : 'No voy'}», ${when}.`
  return `De un turno: ${WISHED[pending.accion.hace]} Fue ${when}.`
}
