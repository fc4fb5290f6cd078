import { useEffect } from 'react'
import { readQr } from '@/shared/lib/picture/qr-read'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { CameraOff } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import classes from './qr-scanner.module.css'
import { useCamera } from './use-camera'

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
