import { get } from 'idb-keyval'
import { MEMBER_ROW } from '@/access/central/left'
import type { CentralMode } from '@/access/central/mark'
import { OTHER_CENTRAL } from '@/access/central/other'
import { database } from '@/shared/storage/entry/database'
import { type Row, writeRows } from '@/shared/storage/entry/rows'
import type { Collection } from './collections'
import type { SyncAnswer, SyncRequest } from './wire'

/** What becomes of this device's own records where the central has records too. */
export type JoinMode = 'agregar' | 'reemplazar'

/** What this device is to its central. */
export type Member = {
  /** 8 letters, the last part of its stamps. */
  device: string
  /** Of the central as it was last met; '' until everything was joined. */
  epoca: string
  /** The central's id, once it is heard. */
  central?: string
  /** The id of the central that this device was joined to before; '' if it never heard it. */
  antes?: string
  /** What the central gave this device to carry. */
  marca?: string
  modo?: CentralMode
  /** How far the central's clock is ahead of this one, in ms. */
  offset: number
  /** The central's time of its last answer, in ms since 1970; 0 before the first. */
  heard: number
  /** A person took this device out: it doesn't join by itself. */
  left?: true
}

/** What an answer says of the central itself. */
export const hearing = (
  member: Member,
  { hora, central, marca }: Pick<SyncAnswer, 'hora' | 'central' | 'marca'>,
): Member => ({
  ...member,
  offset: hora - Date.now(),
  ...(central && { central }),
  ...(marca && { marca }),
})

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

const newDevice = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('')

/**
 * A new name for a device without one. @throws when the database can't be read: a second name would split its stamps
 */
export const readMember = async (): Promise<Member> =>
  (await get<Member>(MEMBER_ROW, database())) ?? { device: newDevice(), epoca: '', offset: 0, heard: 0 }

export const rowOfMember = (member: Member): Row => [MEMBER_ROW, member]

export async function writeMember(member: Member): Promise<Member> {
  await writeRows([rowOfMember(member)])
  return member
}

/** What a device needs of its central. */
export type Central = {
  collections: readonly Collection[]
  version: number
  /** Rejects when the central can't be reached or doesn't accept the call. */
  send(request: SyncRequest): Promise<SyncAnswer>
  mode(): Promise<CentralMode>
  /** Keeps a full copy of what this device holds before some of it is replaced. */
  keepCopy(): Promise<void>
}

/** Whether the call met another central than this device knows: it took nothing. */
export const isOtherCentral = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === OTHER_CENTRAL
