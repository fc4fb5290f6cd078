import { MutationCache, QueryClient } from '@tanstack/react-query'
import { asTold, sentenceOf } from '@/shared/lib/spoken-error'
import { refreshKey } from '@/shared/query/read-from'
import type { Overlays } from '@/shared/ui/overlay/overlays'

const FAILURE = 'No se pudo guardar.'

/** The one place where a write's end becomes a toast and a refresh. */
export function createQueryClient({ showError, showSuccess }: Overlays): QueryClient {
  /** What takes back the last failure of each kind of write, by its sentence. */
  const failed = new Map<string, () => void>()
  /** Takes the standing offer to undo an import off the screen: what was written since stands on it. */
  let endOffer = (): void => undefined
  const client = new QueryClient({
    defaultOptions: {
      // localStorage works without a network, so being offline must not pause anything.
      queries: { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: async (data, variables, _context, mutation) => {
        const { success, invalidates = [], undo, undoWords, failure = FAILURE } = mutation.meta ?? {}
        if (failure) failed.get(failure)?.()
        // What is written without a word goes with another write, as a cédula's day with its lines.
        if (success && invalidates.length > 0) endOffer()
        const refresh = () => Promise.all(invalidates.map((key) => refreshKey(client, key)))
        await refresh()
        const toast = typeof success === 'function' ? success(data, variables) : success
        if (!toast) return
        const takeAway = showSuccess(toast, undo && (() => undo(data).then(refresh)), undoWords)
        if (undoWords?.lasts) endOffer = takeAway
      },
      onError: (error, _variables, _context, mutation) => {
        console.error('Error al guardar', error)
        const { failure = FAILURE } = mutation.meta ?? {}
        if (failure) {
          failed.get(failure)?.()
          failed.set(failure, showError(failure, undefined, sentenceOf(error)))
        }
        asTold(error)
      },
    }),
  })
  return client
}
