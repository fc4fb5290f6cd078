import { queryOptions } from '@tanstack/react-query'
import { callCentral } from '@/access/central/http'
import type { EquipoQueAvisa, Quienes } from '@/access/central/quienes'
import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { joinNames } from '@/shared/lib/text'
import type { MutationMeta } from '@/shared/query/toast'

const KEY = 'central-quienes'

/** Asked anew by each screen that shows it: people turn avisos on and off on devices of their own. */
export const quienesQuery = queryOptions({
  queryKey: [KEY],
  queryFn: () => callCentral<Quienes>('GET', '/avisos/quienes'),
  staleTime: 0,
  retry: false,
})

type Trial = { equipos: number; enviados: number }

const trialMeta: MutationMeta = {
  success: (data) => {
    const { equipos, enviados } = data as Trial
    return {
      title: `Prueba enviada a ${enviados} de ${plural(equipos, 'equipo', 'equipos')}`,
      message: 'Debe sonar en un momento. Pregunte en cada equipo si se vio.',
    }
  },
  failure: 'No se pudo enviar la prueba.',
  invalidates: [KEY],
}

export const tryAvisos = {
  mutationFn: () => callCentral<Trial>('POST', '/avisos/prueba', {}),
  meta: trialMeta,
}

const letterMeta: MutationMeta = {
  success: (data) => ({
    title: 'Correo de prueba enviado',
    message: `El servidor de correo lo recibió para ${(data as { para: string }).para}. Revise que llegó.`,
  }),
  failure: 'No se pudo enviar el correo de prueba.',
}

export const tryCorreo = {
  mutationFn: () => callCentral<{ para: string }>('POST', '/avisos/correo/prueba'),
  meta: letterMeta,
}

type Correo = Quienes['correo']

/** Whether a report that arrives now is written to the station. */
export const writes = ({ servidor, activo, para }: Correo): boolean => servidor && activo && para !== ''

/** Where letters go, or why none does. */
export function correoSentence({ servidor, activo, para }: Correo): string {
  if (!servidor) return 'La central no tiene servidor de correo: se le da con SMTP_URL al encenderla.'
  if (!activo) return 'Nadie recibe un correo: «Notificaciones por email» está apagado, en Backup.'
  if (para === '') return 'Nadie recibe un correo: falta el email de la institución, en General.'
  return `Cada reporte y mensaje va por correo a ${para}.`
}

const ringing = ({ personas }: Quienes) => personas.filter(({ equipos }) => equipos.length > 0)

/** Whom an emergency wakes, in a line; null while it wakes nobody. */
export function heardSentence(quienes: Quienes): string | null {
  const heard = ringing(quienes)
  if (heard.length === 0) return null
  return `Una emergencia suena donde ${joinNames(heard.map(({ nombre }) => nombre))}.`
}

/** When and how an emergency wakes nobody: the letter alone rings on no phone. */
export const silentSentence = ({ correo }: Quienes): string =>
  writes(correo)
    ? `Solo sale un correo a ${correo.para}: ningún teléfono suena.`
    : 'Quien no tenga el panel abierto no se entera hasta abrirlo.'

export const equipoSentence = ({ equipo, desde, cuando, prueba, fallo }: EquipoQueAvisa): string =>
  [
    equipo || 'Navegador',
    cuando === 'todos' ? 'de todo' : 'de emergencias',
    `desde el ${formatMoment(desde)}`,
    prueba ? `${fallo ? 'prueba fallida' : 'probado'} el ${formatMoment(prueba)}` : 'sin probar',
  ].join(' · ')
