import { useEffect, useRef, useState } from 'react'
import { PICTURE_ACCEPT } from '@/shared/lib/picture/picture-type'
import { Button } from '@/shared/ui/control/button'
import { FileButton } from '@/shared/ui/form/file-button'
import { Camera, ImageUp } from '@/shared/ui/icon/icons'

type QrPictureProps = {
  /** Names the hidden input. */
  label: string
  /** A phone opens its camera at once, instead of its pictures. */
  camera?: boolean
  disabled?: boolean | undefined
  onText: (text: string) => void
  /** Why nothing was read, as a sentence; null once the next picture is looked at. */
  onFault: (sentence: string | null) => void
  /** The words of the button. */
  children: string
}

/** Reads the QR code in a picture that somebody takes or chooses. It stays on this device. */
export function QrPicture({ label, camera, disabled, onText, onFault, children }: QrPictureProps) {
  const [reading, setReading] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  // A button that can't be pressed for a while loses the keys' place on the page.
  useEffect(() => {
    if (!reading) return
    return () => {
      if (document.activeElement === document.body) opener.current?.focus()
    }
  }, [reading])
  const read = async (picture: File) => {
    onFault(null)
    setReading(true)
    try {
      const { readQrFile } = await import('@/shared/lib/picture/qr-read')
      onText(await readQrFile(picture))
    } catch (error) {
      onFault((error as Error).message)
    }
    setReading(false)
  }
  const Icon = camera ? Camera : ImageUp
  return (
    <FileButton
      label={label}
      accept={PICTURE_ACCEPT}
      camera={camera}
      onFiles={([picture]) => picture && void read(picture)}
    >
      {(choose) => (
        <Button
          ref={opener}
          variant="default"
          leftSection={<Icon size={18} aria-hidden />}
          loading={reading}
          disabled={disabled}
          onClick={choose}
        >
          {children}
        </Button>
      )}
    </FileButton>
  )
}
