import { useState } from 'react'
import { PICTURE_ACCEPT } from '@/shared/lib/picture/picture-type'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { TextArea } from '@/shared/ui/form/fields'
import { FileButton } from '@/shared/ui/form/file-button'
import { FileUp, ImageUp, ScanQrCode } from '@/shared/ui/icon/icons'
import classes from './share.module.css'
import { useQrReader } from './use-qr-reader'

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
  const { scanning, toggle, camera, readPicture } = useQrReader(onText)
  const [text, setText] = useState('')
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
          onClick={toggle}
        >
          {scanning ? 'Cerrar la cámara' : 'Escanear QR'}
        </Button>
        <FileButton
          label="Imagen del código QR"
          accept={PICTURE_ACCEPT}
          onFiles={([picture]) => picture && readPicture(picture)}
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
      {camera}
    </Stack>
  )
}
