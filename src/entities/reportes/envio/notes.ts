import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { type Envio, lacksText, missingPhotos, refusedWords, wordOf } from './envio'

export type Note = { tone: 'waits' | 'refused' | 'done'; title: string; sentence: string }

const STAYS = 'El reporte sigue en este teléfono. También puede compartirlo por WhatsApp, QR o archivo.'

const joined = (...sentences: (string | undefined)[]) => sentences.filter(Boolean).join(' ')

const BY_HAND =
  'Este teléfono no trabaja con la central y no envía nada solo. Compártalo por WhatsApp, QR o archivo.'

type Waits = (title: string, sentence: string, envio: Envio) => Note

/** A note that something waits; if the central asked to wait, with its own reason. */
const waitsForSignal: Waits = (title, sentence, { espera }) => ({
  tone: 'waits',
  title,
  sentence: espera ?? sentence,
})

/** The same on a phone that sends nothing by itself. */
const waitsForPerson: Waits = (title) => ({ tone: 'waits', title, sentence: BY_HAND })

function notesOfPhotos(envio: Envio, waits: Waits, receiver: string): Note[] {
  const waiting = missingPhotos(envio).length
  const refused = Object.values(envio.fotos ?? {}).filter(Boolean)
  return [
    ...(waiting > 0
      ? [
          waits(
            `Falta enviar ${plural(waiting, 'fotografía', 'fotografías')}`,
            'El texto ya llegó. Lo demás irá solo cuando haya señal.',
            envio,
          ),
        ]
      : []),
    ...(refused.length > 0
      ? [
          {
            tone: 'refused' as const,
            title: `${receiver} no tiene ${plural(refused.length, 'fotografía', 'fotografías')}`,
            sentence: joined(refused[0], STAYS),
          },
        ]
      : []),
  ]
}

/**
 * What to tell a person about a report on its way to the central, besides its steps. `alone`: this phone no longer works
 * with one. `receiver`: who has what was sent, to begin a sentence. Pure.
 */
export function notesOf(envio: Envio, alone = false, receiver = 'La estación'): Note[] {
  const waits = alone ? waitsForPerson : waitsForSignal
  const word = wordOf(envio)
  const { llegado, pide, olvido, retirado } = envio
  const notes: Note[] = word
    ? [{ tone: 'refused', title: `${receiver} ${refusedWords(envio)}`, sentence: joined(word, STAYS) }]
    : []
  if (retirado) return [{ tone: 'done', title: 'Lo retiró', sentence: `${receiver} ya no lo tiene.` }]
  if (pide === 'retirar') return [waits('Pidió retirarlo', 'Se retira cuando haya señal.', envio)]
  if (lacksText(envio))
    notes.push(
      llegado === undefined
        ? waits('Falta enviarlo', 'Se enviará solo cuando haya señal.', envio)
        : waits('Falta enviar su corrección', 'Se enviará sola cuando haya señal.', envio),
    )
  else if (llegado !== undefined) notes.push(...notesOfPhotos(envio, waits, receiver))
  if (pide === 'olvidar')
    notes.push(waits('Pidió que se borre', 'El pedido irá solo cuando haya señal.', envio))
  if (olvido)
    notes.push({
      tone: 'done',
      title: 'Pidió que se borre',
      sentence: `${receiver} tiene su pedido desde el ${formatMoment(olvido)}. Cuando elimine el reporte se quitan también su nombre, correo, teléfono y fotografías.`,
    })
  return notes
}
