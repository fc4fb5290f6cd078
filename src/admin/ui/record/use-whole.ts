import { useSuspenseQuery } from '@tanstack/react-query'
import type { createResource } from '@/shared/query/resource'
import { UnseenError } from '@/shared/storage/errors'
import type { Stored } from '@/shared/storage/stored-module'

/** The list that a screen is about, whose readers alone open the screen. @throws UnseenError where it is unknown here */
export function useWhole<T extends Stored>({
  known,
}: Pick<ReturnType<typeof createResource<T>>, 'known'>): T[] {
  const { data } = useSuspenseQuery(known)
  if (!data) throw new UnseenError(known.queryKey.slice(0, 1))
  return data
}
