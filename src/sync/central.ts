import type { CentralMode } from '@/access/central/mark'
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
