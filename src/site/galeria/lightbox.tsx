import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { type Media, SECCION_LABELS } from '@/entities/galeria/media'
import { ChevronLeft, ChevronRight, X } from '@/shared/ui/icon/icons'
import { useOverlay } from '@/shared/ui/overlay/use-overlay'
import { Picture } from '@/shared/ui/photo/picture'
import classes from './lightbox.module.css'
import { useSwipe } from './use-swipe'

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
    // Closed before it is removed, or the focus would be lost.
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
