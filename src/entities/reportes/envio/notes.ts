import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { type Envio, faltaTexto, fotosQueFaltan, wordOf } from './envio'

export type Note = { tone: 'waits' | 'refused' | 'done'; title: string; sentence: string }

const STAYS = 'El reporte sigue en este teléfono. También puede compartirlo por WhatsApp, QR o archivo.'

const joined = (...sentences: (string | undefined)[]) => sentences.filter(Boolean).join(' ')

/** A note that something waits; if the central asked to wait, with its own reason. */
const waits = (title: string, sentence: string, { espera }: Envio): Note => ({
  tone: 'waits',
  title,
  sentence: espera ?? sentence,
})

function notesOfPhotos(envio: Envio): Note[] {
  const waiting = fotosQueFaltan(envio).length
  const refused = Object.values(envio.fotos ?? {}).filter(Boolean)
  return [
    ...(waiting > 0
      ? [
          waits(
            `Falta enviar ${plural(waiting, 'fotografía', 'fotografías')}`,
            'El texto ya llegó. Lo demás irá solo apenas haya señal.',
            envio,
          ),
        ]
      : []),
    ...(refused.length > 0
      ? [
          {
            tone: 'refused' as const,
            title: `La estación no tiene ${plural(refused.length, 'fotografía', 'fotografías')}`,
            sentence: joined(refused[0], STAYS),
          },
        ]
      : []),
  ]
}

/** What to tell a person about a report on its way to the central, besides its steps. Pure. */
export function notesOf(envio: Envio): Note[] {
  const word = wordOf(envio)
  const { llegado, pide, olvido, retirado } = envio
  const notes: Note[] = word
    ? [{ tone: 'refused', title: 'La estación no aceptó el envío', sentence: joined(word, STAYS) }]
    : []
  if (retirado) return [{ tone: 'done', title: 'Lo retiró', sentence: 'La estación ya no lo tiene.' }]
  if (pide === 'retirar') return [waits('Pidió retirarlo', 'Se retira apenas haya señal.', envio)]
  if (faltaTexto(envio))
    notes.push(
      llegado === undefined
        ? waits('Falta enviarlo', 'Se enviará solo apenas haya señal.', envio)
        : waits('Falta enviar su corrección', 'Se enviará sola apenas haya señal.', envio),
    )
  else if (llegado !== undefined) notes.push(...notesOfPhotos(envio))
  if (pide === 'olvidar')
    notes.push(waits('Pidió que se borre', 'El pedido irá solo apenas haya señal.', envio))
  if (olvido)
    notes.push({
      tone: 'done',
      title: 'Pidió que se borre',
      sentence: `La estación tiene su pedido desde el ${formatMoment(olvido)}. Cuando elimine el reporte se quitan también su nombre, correo, teléfono y fotografías.`,
    })
  return notes
}
