import { get } from 'idb-keyval'
import { database } from '@/shared/storage/entry/database'

/** The row that says what this device is to its central. */
export const MEMBER_ROW = 'central'

/** Whether a person took this device out of its central, as a worker can read it. */
export const hasLeftCentral = async (): Promise<boolean> =>
  (await get<{ left?: true }>(MEMBER_ROW, database()).catch(() => undefined))?.left === true
