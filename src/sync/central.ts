import type { CentralMode } from '@/access/central/mark'
import { OTHER_CENTRAL } from '@/access/central/other'
import type { Collection } from './collections'
import type { SyncAnswer, SyncRequest } from './wire'

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
