import { Suspense, useCallback, useState } from 'react'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { lazy, useWithPart } from '@/shared/ui/control/lazy'
import { TextArea } from '@/shared/ui/form/fields'
import { FileButton } from '@/shared/ui/form/file-button'
import { FileUp, ScanQrCode } from '@/shared/ui/icon/icons'
import { useErrorToast } from '@/shared/ui/overlay/use-error-toast'
import { QrPicture } from './qr-picture'
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
  const tell = (fault: string | null) => {
    if (fault) say('No se leyó la imagen.', fault)
    else settle()
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
        <QrPicture label="Imagen del código QR" onText={onText} onFault={tell}>
          Imagen del QR
        </QrPicture>
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
