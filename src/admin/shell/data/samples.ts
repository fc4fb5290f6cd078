import { MODULES } from '@/entities/modules'
import { readWhole } from '@/shared/storage/entry/whole'

const idsOf = (data: unknown): unknown[] => (Array.isArray(data) ? data.map((record) => record?.id) : [])

/** Whether some module still holds a sample record, or would on its first opening. */
export async function samplesLeft(): Promise<boolean> {
  for (const list of MODULES.flatMap(({ lists = [] }) => lists).filter(({ samples }) => samples)) {
    const samples = new Set<unknown>(list.seed().map(({ id }) => id))
    if (samples.size === 0) continue
    const data = await readWhole(list)
    if (data === undefined || idsOf(data).some((id) => samples.has(id))) return true
  }
  return false
}
