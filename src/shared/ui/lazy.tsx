import { type ComponentType, use } from 'react'
import { showError } from './toasts'

/**
 * A component whose code is loaded apart, below a Suspense. `load` fetches it ahead and rejects where it can't: what is
 * there is drawn at once, while React's own `lazy` shows the fallback first and keeps it for 300 ms.
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  const fetched = () => {
    loading ??= load().then((component) => {
      loaded = component
      return component
    })
    return loading
  }
  function Lazy(props: P) {
    const Loaded = loaded ?? use(fetched())
    return <Loaded {...props} />
  }
  return Object.assign(Lazy, {
    /** Tries anew what failed before, as without a signal. */
    load: async (): Promise<void> => {
      try {
        await fetched()
      } catch (error) {
        loading = undefined
        throw error
      }
    },
  })
}

/** Goes on once the part is here. Where it can't be had a toast says so, and the screen stays as it is. */
export function withPart(part: { load: () => Promise<void> }, goOn: () => void): void {
  part.load().then(goOn, (error: Error) => showError(error.message))
}
