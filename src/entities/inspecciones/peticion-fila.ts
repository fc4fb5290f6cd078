import { queryOptions } from '@tanstack/react-query'
import { promisifyRequest } from 'idb-keyval'
import { database } from '@/shared/storage/entry/database'

/** How the rows of this phone's requests for a permit begin. */
export const PEDIDAS_PREFIX = 'peticion:'

/** The key under which queries of them are known. */
export const PEDIDAS_KEY = 'pedidas'

/** Whether this phone made one: other pages lead to it without the code that reads and sends them. */
export const hayPedidasQuery = queryOptions({
  queryKey: [PEDIDAS_KEY, 'hay'],
  queryFn: async (): Promise<boolean> => {
    const range = IDBKeyRange.bound(PEDIDAS_PREFIX, `${PEDIDAS_PREFIX}\uffff`)
    return (await database()('readonly', (store) => promisifyRequest(store.count(range)))) > 0
  },
  networkMode: 'always',
  staleTime: 0,
})
