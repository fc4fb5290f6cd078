import { useEffect, useRef, useState } from 'react'

const REFUSALS: Record<string, string> = {
  NotAllowedError: 'No dio permiso para usar la cámara. Puede pegar el texto o elegir una imagen del código.',
  NotFoundError: 'Este equipo no tiene cámara. Puede pegar el texto o elegir una imagen del código.',
  NotReadableError: 'Otra aplicación está usando la cámara. Ciérrela e inténtelo otra vez.',
}
const OTHER = 'No se pudo abrir la cámara. Puede pegar el texto o elegir una imagen del código.'

/** Opens the rear camera and closes it with the screen. A refusal gives a sentence. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  useEffect(() => {
    let gone = false
    let stream: MediaStream | undefined
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 1280 } },
      })
      if (gone || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
    }
    open().catch((error: unknown) => {
      if (!gone) setRefusal((error instanceof DOMException && REFUSALS[error.name]) || OTHER)
    })
    return () => {
      gone = true
      stop()
    }
  }, [])
  return { video, refusal }
}
