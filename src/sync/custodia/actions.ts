import { becomeCustodian, endCustodian } from '@/access/central/custodios'
import { CentralError } from '@/access/central/http'
import { custodiaFile } from '@/shared/lib/file/custodia'
import { RefusedError } from '@/shared/storage/errors'
import { newUuid } from '@/shared/storage/ids'
import { readMember } from '@/sync/member'
import { askLeader } from '@/sync/state'
import {
  type Custody,
  dropCustody,
  photosHere,
  readCustody,
  recordsHere,
  sealedPhoto,
  writeCustody,
} from './kept'

/** What this device keeps for its brigade, as a person is told. Lengths in bytes. */
export type CustodyHere = Pick<Custody, 'sola'> & {
  /** When the copy was made that is whole here, and when the one that is on its way, as ISO instants. */
  tiene: string | null
  viene: string | null
  registros: number
  fotos: number
  de: number
  bytes: number
}

/** null: this device keeps no copy. */
export async function custodyHere(): Promise<CustodyHere | null> {
  const custody = await readCustody()
  if (!custody) return null
  const { sola, tiene, viene } = custody
  const here = await photosHere()
  const kept = tiene?.fotos.filter(([nombre]) => here.has(nombre)) ?? []
  return {
    ...(sola && { sola }),
    tiene: tiene?.instante ?? null,
    viene: viene?.instante ?? null,
    registros: tiene?.bytes ?? 0,
    fotos: kept.length,
    de: tiene?.fotos.length ?? 0,
    bytes: kept.reduce((sum, [, bytes]) => sum + bytes, 0),
  }
}

const NO_CENTRAL = 'Este equipo todavía no está al día con la central. Espere un momento e intente otra vez.'

/** From now on this device keeps the copy of the night. @throws CentralError, StorageError, RefusedError */
export async function beginCustody(): Promise<void> {
  const { central } = await readMember()
  if (!central) throw new RefusedError(NO_CENTRAL)
  const id = newUuid()
  // Else a browser that is short of room may throw it away without asking.
  await navigator.storage?.persist?.().catch(() => false)
  await becomeCustodian(id)
  await writeCustody({ id, central })
  askLeader('round')
}

/** This device keeps it no more, and drops what it has. The central is told where it can be. @throws StorageError */
export async function endCustody(): Promise<void> {
  const custody = await readCustody()
  if (!custody) return
  await endCustodian(custody.id).catch((error) => {
    if (!(error instanceof CentralError)) throw error
    console.warn('La central lo sabrá cuando alguien lo quite en el panel', error)
  })
  await dropCustody()
}

/** One file of all that is here. @throws RefusedError while no night is whole */
export async function custodyFile(): Promise<{ file: Blob; instante: string }> {
  const tiene = (await readCustody())?.tiene
  if (!tiene) throw new RefusedError('Todavía no hay ninguna copia completa en este equipo.')
  const here = await photosHere()
  const pieces = [await recordsHere(tiene.noche)]
  for (const [nombre] of tiene.fotos) if (here.has(nombre)) pieces.push(await sealedPhoto(nombre))
  return { file: custodiaFile(pieces), instante: tiene.instante }
}
