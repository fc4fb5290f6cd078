import { Button, FileButton, Stack } from '@mantine/core'
import { Suspense, useCallback, useState } from 'react'
import { PICTURE_ACCEPT } from '@/shared/lib/picture/picture-type'
import { lazy, useWithPart } from '@/shared/ui/control/lazy'
import { TextArea } from '@/shared/ui/form/fields'
import { FileUp, ImageUp, ScanQrCode } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import classes from './ways.module.css'

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
  const { showError } = useOverlays()
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
  const readPicture = async (picture: File | null) => {
    if (!picture) return
    try {
      const { readQrFile } = await import('@/shared/lib/picture/qr-read')
      const found = await readQrFile(picture).catch(() => null)
      if (found) onText(found)
      else showError('No se leyó la imagen.', 'En esa imagen no se ve ningún código QR completo.')
    } catch (error) {
      showError('No se leyó la imagen.', (error as Error).message)
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
          accept={PICTURE_ACCEPT}
          inputProps={{ 'aria-label': 'Imagen del código QR' }}
          onChange={(picture) => void readPicture(picture)}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<ImageUp size={18} aria-hidden />}>
              Imagen del QR
            </Button>
          )}
        </FileButton>
        {onFile && (
          <FileButton
            accept=".json,application/json"
            inputProps={{ 'aria-label': 'Archivo de reportes' }}
            onChange={(file) => file && onFile(file)}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<FileUp size={18} aria-hidden />}>
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
