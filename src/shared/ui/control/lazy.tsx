import { type ComponentType, Suspense, startTransition, use, useEffect, useReducer } from 'react'
import { useOverlays } from '@/shared/ui/overlay/overlays'

/** The `missing` of a part that a screen can do without. */
export const nothing = () => null

/** Already there for `use`, which else waits a moment for every promise. */
const settled = <T,>(value: T) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

const sentence = (text: string) => () => <p role="status">{text}</p>

/**
 * A component whose code is loaded separately, inside a Suspense. `load` fetches it ahead and rejects when it can't.
 * Loaded code is drawn at once, while React's own `lazy` keeps the fallback for 300 ms. When the code can't be fetched,
 * `missing` or a sentence takes its place until there is a network again: an error would take the whole screen down.
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, missing?: ComponentType<P>) {
  let loaded = false
  let loading: Promise<ComponentType<P>> | undefined
  let shown: Promise<ComponentType<P>> | undefined
  const fetched = () => {
    loading ??= load().then((component) => {
      loaded = true
      shown = settled(component)
      return component
    })
    return loading
  }
  const standIn = (error: Error): ComponentType<P> => {
    console.error('No se pudo cargar una parte de la aplicación', error)
    window.addEventListener('online', forget, { once: true })
    return missing ?? sentence(error.message)
  }
  function forget() {
    loading = undefined
    shown = undefined
  }
  function Lazy(props: P) {
    const [, redraw] = useReducer((turn: number) => turn + 1, 0)
    useEffect(() => {
      if (loaded) return
      // A transition: what stands in its place stays until the part is here.
      const again = () => startTransition(redraw)
      window.addEventListener('online', again)
      return () => window.removeEventListener('online', again)
    }, [])
    shown ??= fetched().catch(standIn)
    const Part = use(shown)
    return <Part {...props} />
  }
  return Object.assign(Lazy, {
    /** Tries again after a failure, for example without a signal. */
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

/**
 * A page of which a route carries nothing but the name: what it draws and reads with would otherwise come with every public
 * page. Its `load` fetches the body ahead.
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  const Body = lazy(load)
  const Page = () => (
    <Suspense>
      <Body />
    </Suspense>
  )
  return Object.assign(Page, { load: Body.load })
}

/** Goes on once a part is here. Where it can't be had a toast says so, and the screen stays as it is. */
export function useWithPart(): (part: { load: () => Promise<void> }, goOn: () => void) => void {
  const { showError } = useOverlays()
  return (part, goOn) =>
    void part.load().then(goOn, (error: Error) => showError('No se pudo abrir.', error.message))
}
