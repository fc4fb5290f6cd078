import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useOverlays } from '@/shared/ui/overlay/overlays'

/**
 * Says why a dialog is gone that nobody has closed: its address still asks for it, so the session or the rights have
 * changed meanwhile. `kept` tells what became of the work in it.
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
