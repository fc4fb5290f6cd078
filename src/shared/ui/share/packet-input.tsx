import { Suspense, useCallback, useState } from 'react'
import { PICTURE_ACCEPT } from '@/shared/lib/picture/picture-type'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { lazy, useWithPart } from '@/shared/ui/control/lazy'
import { TextArea } from '@/shared/ui/form/fields'
import { FileButton } from '@/shared/ui/form/file-button'
import { FileUp, ImageUp, ScanQrCode } from '@/shared/ui/icon/icons'
import { useErrorToast } from '@/shared/ui/overlay/use-error-toast'
import classes from './share.module.css'

const QrScanner = lazy(() => import('./qr-scanner').then(({ QrScanner }) => QrScanner))

type PacketInputProps = {
  /** Names the box for pasted text. */
  label: string
  /** The label of the button for the pasted text. */
  action: string
  onText: (text: string) => void
  /** Without it no file can be chosen. */
  onFile?: (file: File) => void
}

/** Takes everything that another phone can give: pasted text, a scanned or photographed QR code, a file. */
export function PacketInput({ label, action, onText, onFile }: PacketInputProps) {
  const { say, settle } = useErrorToast()
  const withPart = useWithPart()
  const [text, setText] = useState('')
  const [scanning, setScanning] = useState(false)
  const scanned = useCallback(
    (found: string) => {
      setScanning(false)
      onText(found)
    },
    [onText],
  )
  const readPicture = async (picture: File) => {
    settle()
    try {
      const { readQrFile } = await import('@/shared/lib/picture/qr-read')
      onText(await readQrFile(picture))
    } catch (error) {
      say('No se leyó la imagen.', (error as Error).message)
    }
  }
  return (
    <Stack gap="sm">
      <TextArea
        label={label}
        description="El mensaje completo, con su enlace"
        rows={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button disabled={!text.trim()} onClick={() => onText(text)}>
        {action}
      </Button>
      <div className={`${classes.ways} ${classes.wide}`}>
        <Button
          variant="default"
          leftSection={<ScanQrCode size={18} aria-hidden />}
          aria-expanded={scanning}
          onClick={() => withPart(QrScanner, () => setScanning((open) => !open))}
        >
          {scanning ? 'Cerrar la cámara' : 'Escanear QR'}
        </Button>
        <FileButton
          label="Imagen del código QR"
          accept={PICTURE_ACCEPT}
          onFiles={([picture]) => picture && void readPicture(picture)}
        >
          {(choose) => (
            <Button variant="default" leftSection={<ImageUp size={18} aria-hidden />} onClick={choose}>
              Imagen del QR
            </Button>
          )}
        </FileButton>
        {onFile && (
          <FileButton
            label="Archivo de reportes"
            accept=".json,application/json"
            onFiles={([file]) => file && onFile(file)}
          >
            {(choose) => (
              <Button variant="default" leftSection={<FileUp size={18} aria-hidden />} onClick={choose}>
                Elegir archivo
              </Button>
            )}
          </FileButton>
        )}
      </div>
      {scanning && (
        <Suspense>
          <QrScanner onText={scanned} />
        </Suspense>
      )}
    </Stack>
  )
}
