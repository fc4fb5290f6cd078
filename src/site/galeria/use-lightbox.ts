import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import type { Media } from '@/entities/galeria/media'
import { wrapped } from './imagenes'

const route = getRouteApi('/_site/galeria')

/** The picture that the URL shows large. Opening is one step that the back button undoes; leafing through is none. */
export function useLightbox(pictures: readonly Media[]) {
  const { ver } = route.useSearch()
  const navigate = route.useNavigate()
  const { history } = useRouter()
  const openedHere = useRef(false)
  const index = ver === undefined ? -1 : pictures.findIndex(({ id }) => id === ver)

  const show = useCallback(
    (id: string | undefined, replace: boolean) =>
      void navigate({ search: (old) => ({ ...old, ver: id }), replace, resetScroll: false }),
    [navigate],
  )
  // The same function at every render, or thousands of tiles would render anew at each step.
  const open = useCallback(
    (id: string) => {
      openedHere.current = true
      show(id, false)
    },
    [show],
  )

  return {
    index,
    open,
    move: (step: number) => show(pictures[wrapped(index, step, pictures.length)]?.id, true),
    close() {
      // A link that was opened with a picture has no gallery behind it to go back to.
      if (openedHere.current) history.back()
      else show(undefined, true)
      openedHere.current = false
    },
  }
}
