import { useNow } from '@/admin/ui/record/age'
import { dayAt, mondayOf } from '@/entities/guardias/tiempo'
import { isDay } from '@/shared/lib/dias'

/** The Monday of the week that the address names; of this one where it names none. */
export function useMonday(day = ''): string {
  const now = useNow()
  return mondayOf(isDay(day) ? day : dayAt(now.getTime()))
}
