import { type KeyboardEvent, type TouchEvent, useLayoutEffect, useRef } from 'react'
import { type Media, SECCION_LABELS } from '@/entities/galeria/media'
import { ChevronLeft, ChevronRight, X } from '@/shared/ui/icon/icons'
import { useOverlay } from '@/shared/ui/overlay/use-overlay'
import { Picture } from '@/shared/ui/photo/picture'
import classes from './lightbox.module.css'

/** How far a finger must move, in pixels. */
const SWIPE_PX = 48

type Swipe = { onSideways: (step: 1 | -1) => void; onDown: () => void }

/** Swiping left goes to the next picture, right to the one before, and down closes. Pinching is not a swipe. */
function useSwipe({ onSideways, onDown }: Swipe) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.length === 1 && (window.visualViewport?.scale ?? 1) === 1 ? touches[0] : undefined
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      if (!start.current || !touch) return
      const x = touch.clientX - start.current.x
      const y = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) onSideways(x < 0 ? 1 : -1)
      else if (y > 2 * SWIPE_PX) onDown()
    },
  }
}

type LightboxProps = {
  media: Media
  position: number
  total: number
  onMove: (step: 1 | -1) => void
  onClose: () => void
}

const KEYS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

/** One picture over the whole screen. The browser's own dialog keeps the focus inside. */
export function Lightbox({ media, position, total, onMove, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useOverlay(true)
  const swipe = useSwipe({ onSideways: onMove, onDown: onClose })

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Close it before it is removed, or the focus would be lost.
    return () => element?.close()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    if (!step) return
    event.preventDefault()
    onMove(step)
  }

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={`Imagen ampliada: ${media.titulo}`}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      {...swipe}
    >
      <p className={classes.counter}>
        {position} de {total}
      </p>
      <button type="button" className={classes.close} aria-label="Cerrar" onClick={onClose}>
        <X aria-hidden />
      </button>
      <figure className={classes.figure}>
        <Picture key={media.id} source={media.url} alt={media.titulo} className={classes.picture} eager />
        <figcaption className={classes.caption} aria-live="polite">
          <b>{media.titulo}</b>
          <span>{[media.creditos, SECCION_LABELS[media.seccion]].filter(Boolean).join(' · ')}</span>
        </figcaption>
      </figure>
      <button type="button" className={classes.previous} aria-label="Anterior" onClick={() => onMove(-1)}>
        <ChevronLeft aria-hidden />
      </button>
      <button type="button" className={classes.next} aria-label="Siguiente" onClick={() => onMove(1)}>
        <ChevronRight aria-hidden />
      </button>
    </dialog>
  )
}
