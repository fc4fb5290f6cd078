import { useEffect, useRef, useState } from 'react'
import { readQr } from '@/shared/lib/picture/qr-read'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { CameraOff } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import classes from './share.module.css'

const REFUSALS: Record<string, string> = {
  NotAllowedError: 'No dio permiso para usar la cámara. Puede pegar el texto o elegir una imagen del código.',
  NotFoundError: 'Este equipo no tiene cámara. Puede pegar el texto o elegir una imagen del código.',
  NotReadableError: 'Otra aplicación está usando la cámara. Ciérrela e inténtelo otra vez.',
}
const OTHER = 'No se pudo abrir la cámara. Puede pegar el texto o elegir una imagen del código.'

/** Opens the rear camera and closes it with the screen. A refusal gives a sentence. */
function useCamera() {
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

const PAUSE_MS = 150

/** Looks through the camera until it reads a QR code. */
export function QrScanner({ onText }: { onText: (text: string) => void }) {
  const { video, refusal } = useCamera()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let gone = false
    const look = async () => {
      const frame = video.current
      const text =
        frame && frame.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
          ? await readQr(frame, frame.videoWidth, frame.videoHeight).catch(() => null)
          : null
      if (gone) return
      if (text) onText(text)
      else timer = setTimeout(() => void look(), PAUSE_MS)
    }
    void look()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [video, onText])

  if (refusal)
    return (
      <Callout color="orange" icon={<CameraOff aria-hidden />} role="alert">
        {refusal}
      </Callout>
    )
  return (
    <Stack gap="xs">
      <video ref={video} className={classes.video} muted playsInline aria-label="Imagen de la cámara" />
      <Text size="sm" role="status">
        Ponga el código entero dentro del cuadro.
      </Text>
    </Stack>
  )
}
