import { useQuery } from '@tanstack/react-query'
import { storedAt } from '@/entities/modules'
import { readWhole } from '@/shared/storage/entry/whole'

type AnyRecord = Readonly<Record<string, unknown>>

/** A record as this device has it now; undefined when it does not have it. */
export function useRecord(key: string, id: string): AnyRecord | undefined {
  const { data } = useQuery({
    queryKey: [key, 'registro', id],
    async queryFn(): Promise<AnyRecord | null> {
      const whole = await readWhole(storedAt(key) ?? { key })
      if (!Array.isArray(whole)) return (whole as AnyRecord | undefined) ?? null
      return (whole as AnyRecord[]).find((record) => record.id === id) ?? null
    },
  })
  return data ?? undefined
}
