import {
  bringPart,
  bringSealedPhoto,
  type NightAnswer,
  readNight,
  tellHeld,
} from '@/access/central/custodios'
import { CentralError } from '@/access/central/http'
import { StorageError } from '@/shared/storage/errors'
import { fits, isDear, isTired, type Wait } from './conditions'
import {
  type Custody,
  dropCustody,
  dropOtherPhotos,
  dropOtherRecords,
  type Night,
  photosHere,
  putPart,
  putSealedPhoto,
  readCustody,
  recordsHere,
  writeCustody,
} from './kept'

/** So many photos come in one turn: between two the rest of the device has its turn. */
const BATCH = 20

const isCode = (error: unknown, code: string) => error instanceof CentralError && error.code === code

/** Somebody ended it here while it went on: what has just come goes too. */
class Ended extends Error {}

async function demandGoesOn(id: string): Promise<void> {
  if ((await readCustody())?.id === id) return
  await dropCustody()
  throw new Ended()
}

/** The night that there is now; null where this device is a custodian no more, or there is none yet. */
async function askNight(custody: Custody): Promise<Night | null> {
  let answer: NightAnswer
  try {
    answer = await readNight(custody.id)
  } catch (error) {
    if (isCode(error, 'terminado')) await dropCustody()
    // A central that was put back from an older copy, or began anew, may not know it: what is here may be all there is.
    else if (isCode(error, 'custodio')) await writeCustody({ ...custody, sola: true })
    else throw error
    return null
  }
  return answer.noche && { ...answer.noche, fotos: answer.fotos }
}

/** Brings the records of a night, from where they stopped. False: they don't fit. */
async function bringRecords(custody: Custody, night: Night): Promise<boolean> {
  const { id } = custody
  const had = (await recordsHere(night.noche)).size
  if (!(await fits(night.bytes - had))) return false
  for (let at = had; at < night.bytes; ) {
    const part = await bringPart(id, night.noche, at)
    await putPart(night.noche, at, part)
    await demandGoesOn(id)
    if (part.byteLength === 0) throw new Error('the copy ended too early')
    at += part.byteLength
  }
  return true
}

type Brought = { here: Set<string>; wait: Wait; more: boolean }

/** Brings some of the photos that are missing, the newest first. */
async function bringPhotos({ id }: Custody, { fotos }: Night): Promise<Brought> {
  const here = await photosHere()
  const missing = fotos.filter(([nombre]) => !here.has(nombre))
  const brought = (wait: Wait, more = false): Brought => ({ here, wait, more })
  if (missing.length > 0 && isDear()) return brought('red')
  for (const [nombre, bytes] of missing.slice(0, BATCH)) {
    if (!(await fits(bytes))) return brought('espacio')
    await putSealedPhoto(nombre, await bringSealedPhoto(id, nombre))
    await demandGoesOn(id)
    here.add(nombre)
  }
  return brought('', missing.length > BATCH)
}

async function tell(custody: Custody, { noche, fotos }: Night, here: ReadonlySet<string>): Promise<void> {
  const dicho = { noche, fotos: fotos.filter(([nombre]) => here.has(nombre)).length }
  if (custody.dicho?.noche === noche && custody.dicho.fotos === dicho.fotos) return
  await tellHeld(custody.id, noche, dicho.fotos)
  await demandGoesOn(custody.id)
  await writeCustody({ ...custody, dicho })
}

async function keepNow(custody: Custody): Promise<{ wait: Wait; more: boolean }> {
  if (await isTired()) return { wait: 'bateria', more: false }
  const night = await askNight(custody)
  if (!night) return { wait: '', more: false }
  let now = custody
  if (custody.tiene?.noche !== night.noche) {
    now = { ...custody, viene: night }
    await writeCustody(now)
    if (!(await bringRecords(now, night))) return { wait: 'espacio', more: false }
    const { viene: _, ...rest } = now
    now = { ...rest, tiene: night }
    await writeCustody(now)
    await dropOtherRecords(night)
  }
  const { here, wait, more } = await bringPhotos(now, night)
  // With another key all photos have other names: those of before stay until the new ones are here, or need the room.
  if (!more && wait !== 'red') await dropOtherPhotos(night)
  await tell(now, night, here)
  return { wait, more }
}

/**
 * Brings what is new of the copy of the night, if this device keeps it for this central: the records, then photos as
 * room, network and battery allow. What was brought is kept after each part. Returns why it waits, and whether there is more
 * to bring; null: this device keeps nothing. @throws CentralError, StorageError
 */
export async function keepNight(central: string | undefined): Promise<{ wait: Wait; more: boolean } | null> {
  const custody = await readCustody()
  if (!custody || custody.sola || custody.central !== central) return null
  try {
    return await keepNow(custody)
  } catch (error) {
    if (error instanceof Ended) return null
    if (error instanceof StorageError && error.reason === 'quota') return { wait: 'espacio', more: false }
    // There is a newer night since: it is asked for at once.
    if (isCode(error, 'noche')) return { wait: '', more: true }
    throw error
  }
}
