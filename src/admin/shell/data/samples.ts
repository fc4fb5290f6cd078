import * as v from 'valibot'
import { hasCentral } from '@/access/central/mark'
import type { ModuleList } from '@/access/module'
import { sampleLists } from '@/entities/modules'
import { canonical } from '@/shared/lib/canonical'
import { readWhole } from '@/shared/storage/entry/whole'
import { idOf } from '@/shared/storage/unique-ids'

/** Of one list: its sample records, how many of them somebody changed, and the records that people added. */
export type SampleCount = { key: string; title: string; ejemplos: number; cambiados: number; propios: number }

/**
 * Counts the samples that a list still holds, by their ids, or would hold on its first opening. At a central an unopened
 * list says nothing: what it holds comes from there.
 */
export async function countSamples(list: ModuleList): Promise<SampleCount> {
  const { key, title, schema } = list
  const textOf = (record: unknown) => {
    const read = v.safeParse(schema, record)
    return canonical(read.success ? { ...(record as object), ...read.output } : record)
  }
  const samples = new Map<unknown, string>(list.seed().map((sample) => [sample.id, textOf(sample)]))
  const data = (await readWhole(list)) ?? (hasCentral() ? [] : list.seed())
  const records: unknown[] = Array.isArray(data) ? data : []
  const ejemplos = records.filter((record) => samples.has(idOf(record)))
  const cambiados = ejemplos.filter((record) => textOf(record) !== samples.get(idOf(record)))
  return {
    ...{ key, title },
    ejemplos: ejemplos.length,
    cambiados: cambiados.length,
    propios: records.length - ejemplos.length,
  }
}

/** Whether some module holds a sample record, or may: of a list that nobody has opened here nothing is known yet. */
export async function samplesLeft(): Promise<boolean> {
  for (const list of sampleLists())
    if ((await readWhole(list)) === undefined || (await countSamples(list)).ejemplos > 0) return true
  return false
}
