import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { lazy, useWithPart } from '@/shared/ui/control/lazy'
import { useErrorToast } from '@/shared/ui/overlay/use-error-toast'

const QrScanner = lazy(() => import('./qr-scanner').then(({ QrScanner }) => QrScanner))

type QrReader = {
  scanning: boolean
  /** Opens or closes the camera, which stands where `camera` is drawn and closes once it has read a code. */
  toggle: () => void
  camera: ReactNode
  /** Takes the code from a photo of it. A picture without one gives a sentence. */
  readPicture: (picture: File) => void
}

/** The two ways in which a QR code is read here: with the camera, or from a picture. */
export function useQrReader(onText: (text: string) => void): QrReader {
  const { say, settle } = useErrorToast()
  const withPart = useWithPart()
  const [scanning, setScanning] = useState(false)
  const scanned = useCallback(
    (found: string) => {
      setScanning(false)
      onText(found)
    },
    [onText],
  )
  const read = async (picture: File) => {
    settle()
    try {
      const { readQrFile } = await import('@/shared/lib/picture/qr-read')
      onText(await readQrFile(picture))
    } catch (error) {
      say('No se leyó la imagen.', (error as Error).message)
    }
  }
  return {
    scanning,
    toggle: () => withPart(QrScanner, () => setScanning((open) => !open)),
    camera: scanning && (
      <Suspense>
        <QrScanner onText={scanned} />
      </Suspense>
    ),
    readPicture: (picture) => void read(picture),
  }
}
