import { keys } from 'idb-keyval'
import { centralMark } from '@/access/central/mark'
import { sessionUserId } from '@/access/session'
import { readKept } from '@/entities/despacho/phone-kept'
import { readEnvios } from '@/entities/reportes/envio/queue'
import { misReportesRepository } from '@/entities/reportes/mis-reportes/repository'
import { plural } from '@/shared/lib/plural'
import { enumerated } from '@/shared/lib/text'
import { listPhotos } from '@/shared/storage/device/photos'
import { database } from '@/shared/storage/entry/database'
import type { Overlays } from '@/shared/ui/overlay/overlays'
import { leaveCentral } from './actions'
import { seal } from './change'
import { collections } from './collections'
import { readCustody } from './custodia/kept'
import { readMember } from './member'
import { together } from './others/parcels'
import { listRefusals } from './outcomes'
import { type CentralState, INITIAL } from './state'
import { readShadow } from './store'

type Before = Pick<CentralState, 'phase' | 'waiting' | 'others' | 'photos'>

/** Whether the central's records are here, and whether anybody wrote what it doesn't have. */
async function lookHere(): Promise<{ held: boolean; unsent: boolean }> {
  const member = await readMember()
  let [held, unsent] = [false, false]
  for (const collection of collections()) {
    held ||= Object.keys((await readShadow(collection))?.rows ?? {}).length > 0
    unsent ||= Object.keys(together(await seal(collection, member))).length > 0
  }
  const others = [await readEnvios(), await listRefusals()]
  return { held, unsent: unsent || others.some((list) => list.length > 0) }
}

/** What else a person would lose with the brigade's records, in their words. */
async function alsoHere(): Promise<string> {
  const begun = (await keys<string>(database())).some((key) => key.startsWith('borrador:'))
  const own = (await misReportesRepository.all()).length > 0
  return enumerated([
    ...(begun ? ['los formularios a medias'] : []),
    ...(own ? ['el seguimiento de los reportes hechos en este equipo'] : []),
  ])
}

/** Whose changes wait on this device, as far as is known. */
const whose = ({ waiting, others }: Before): string =>
  enumerated([
    ...others.map(({ name, count }) => `${plural(count, 'cambio', 'cambios')} de ${name || 'otra cuenta'}`),
    ...(waiting > 0 ? [`${plural(waiting, 'cambio suyo', 'cambios suyos')}`] : []),
  ])

async function empty({ confirm, showError, showNotice }: Overlays): Promise<void> {
  const also = await alsoHere()
  const sure = await confirm({
    title: 'Quitar lo de la brigada de este equipo',
    question: `La central lo tiene todo: aquí se borra${also && `, también ${also}`}, y para ingresar otra vez hará falta red.`,
    confirm: 'Quitar de este equipo',
    cancel: 'Dejarlo',
    danger: true,
  })
  if (!sure) return
  try {
    // Since the question somebody may have signed in here, or written in another tab.
    if (sessionUserId() || (await lookHere()).unsent)
      showError('No se quitó nada.', 'Hay cambios que todavía no llegan a la central.')
    else {
      await leaveCentral('vaciar')
      showNotice('Listo', 'En este equipo ya no queda nada de la brigada.')
    }
  } catch (error) {
    console.error('No se pudo vaciar este equipo', error)
    showError('No se pudo.', 'Lo que había en este equipo sigue como estaba.')
  }
}

/** While nothing is known yet, a photo may wait; while the device asks, its own records are in no central. */
const UNSURE: readonly CentralState['phase'][] = ['starting', 'ask']

/** What stays here, in words, and whether the central has all of it; null where nothing does. */
async function whatStays(known: Before | null): Promise<{ said: string; isSafe: boolean } | null> {
  const before = known ?? INITIAL
  const { phase, photos } = before
  if (await readKept()) return null
  const { held, unsent } = await lookHere()
  if (!held) return null
  const pictures = (await listPhotos()).length
  const said = `En este equipo quedan los registros de la brigada${pictures > 0 ? ` y ${plural(pictures, 'fotografía o archivo', 'fotografías o archivos')}` : ''}.`
  const waits = unsent || photos.waiting > 0 || photos.refused > 0
  const named = whose(before)
  const kept = waits ? ` Se conservan mientras falte enviar ${named || 'algo a la central'}.` : ''
  const isSafe = !waits && !UNSURE.includes(phase) && !(await readCustody())
  return { said: said + kept, isSafe }
}

const ENDS_LATER = 'La central termina la sesión en cuanto este equipo tenga red.'

/**
 * Says to who has just signed out that the central hears of it later, and what of the brigade stays on this device, and
 * offers to take it away where the central has all of it. `known` is how the device stood with them. A phone that is let
 * in by itself is somebody's own: its person is told nothing of what stays.
 */
export async function tellSignedOut(overlays: Overlays, known: Before | null): Promise<void> {
  const stays = centralMark() === 'suya' ? await whatStays(known) : null
  const sentences = [known?.phase === 'offline' && ENDS_LATER, stays?.said].filter((one) => one)
  if (sentences.length === 0) return
  overlays.showNotice(
    'Sesión cerrada',
    sentences.join(' '),
    false,
    stays?.isSafe ? { label: 'Quitarlos', run: () => void empty(overlays) } : undefined,
  )
}
