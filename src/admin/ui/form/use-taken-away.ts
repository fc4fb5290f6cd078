import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useOverlays } from '@/shared/ui/overlay/overlays'

/** What is said of unsaved work in a form that closes by itself. */
export const KEPT_AS_DRAFT = 'Lo que escribió queda guardado como borrador en este navegador.'

/**
 * Says why a form closed by itself: the address still asks for it, so the session or the permissions have changed. `kept`
 * says what happened to the work in it; null says nothing at all. `left` is true once the person saved or closed the form:
 * one that stands in no address is gone then, too.
 */
export function useTakenAway(title: string, kept: string | null, left?: RefObject<boolean>): void {
  const router = useRouter()
  const { showNotice } = useOverlays()
  const tell = useEffectEvent(() => {
    if (kept !== null && !left?.current)
      showNotice(title, `Su sesión o sus permisos cambiaron. ${kept}`.trim())
  })
  useEffect(() => {
    const { href } = router.state.location
    return () => {
      if (router.state.location.href === href) tell()
    }
  }, [router])
}
