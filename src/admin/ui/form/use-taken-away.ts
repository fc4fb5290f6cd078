import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useOverlays } from '@/shared/ui/overlay/overlays'

/**
 * Says why a dialog closed by itself: the address still asks for it, so the session or the permissions have changed.
 * `kept` says what happened to the work in it.
 */
export function useTakenAway(title: string, kept: string): void {
  const router = useRouter()
  const { showNotice } = useOverlays()
  const tell = useEffectEvent(() => showNotice(title, `Su sesión o sus permisos cambiaron. ${kept}`.trim()))
  useEffect(() => {
    const { href } = router.state.location
    return () => {
      if (router.state.location.href === href) tell()
    }
  }, [router])
}
