import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import type { Media } from '@/entities/galeria/media'
import { wrapped } from './pictures'

const route = getRouteApi('/_site/galeria')

/**
 * The picture that the URL shows large. The back button undoes opening it; going from picture to picture adds no step.
 */
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
  // A stable function, or thousands of tiles would render again at each step.
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
      // A link may open the site with a picture: then there is no gallery to go back to.
      if (openedHere.current) history.back()
      else show(undefined, true)
      openedHere.current = false
    },
  }
}
