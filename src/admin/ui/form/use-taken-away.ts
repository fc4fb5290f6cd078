import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { DraftState } from '@/shared/ui/form/use-draft'
import { useOverlays } from '@/shared/ui/overlay/overlays'

/** What is said in a form of which this device keeps no draft. */
export const NO_DRAFT = 'No se pudo guardar el borrador: si cierra o recarga antes de guardar, se pierde.'

/** What is said of unsaved work in a form that closes by itself. */
export const leftWords = (state: DraftState): string =>
  state === 'failed'
    ? 'Lo que escribió no se pudo guardar en este navegador.'
    : 'Lo que escribió queda guardado como borrador en este navegador.'

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
