import { useNow } from '@/admin/ui/record/age'
import { dayAt, mondayOf } from '@/entities/guardias/tiempo'

/** The Monday of the week that the address names, or of this one. */
export function useMonday(day: string | undefined): string {
  const now = useNow()
  return mondayOf(day ?? dayAt(now.getTime()))
}
