import { Suspense, useCallback, useRef, useState } from 'react'
import { PICTURE_ACCEPT } from '@/shared/lib/picture/picture-type'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { lazy, useWithPart } from '@/shared/ui/control/lazy'
import { TextArea } from '@/shared/ui/form/fields'
import { ImageUp, ScanQrCode } from '@/shared/ui/icon/icons'
import { useErrorToast } from '@/shared/ui/overlay/use-error-toast'
import classes from './permisos.module.css'

const QrScanner = lazy(() => import('@/shared/ui/share/qr-scanner').then(({ QrScanner }) => QrScanner))

/** The ways in which a code comes: the camera, a photo of it, or its text. */
export function LeerCodigo({ onText }: { onText: (text: string) => void }) {
  const { say, settle } = useErrorToast()
  const withPart = useWithPart()
  const input = useRef<HTMLInputElement>(null)
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
      <div className={classes.ways}>
        <Button
          size="lg"
          leftSection={<ScanQrCode size={22} aria-hidden />}
          aria-expanded={scanning}
          onClick={() => withPart(QrScanner, () => setScanning((open) => !open))}
        >
          {scanning ? 'Cerrar la cámara' : 'Leer con la cámara'}
        </Button>
        {/* Without the piece that does this elsewhere: shared by two pages, every page would fetch it. */}
        <input
          ref={input}
          type="file"
          aria-label="Foto del código"
          accept={PICTURE_ACCEPT}
          hidden
          onChange={({ currentTarget }) => {
            const [picture] = currentTarget.files ?? []
            if (picture) void readPicture(picture)
            currentTarget.value = ''
          }}
        />
        <Button
          size="lg"
          variant="default"
          leftSection={<ImageUp size={22} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          Elegir una foto
        </Button>
      </div>
      {scanning && (
        <Suspense>
          <QrScanner onText={scanned} />
        </Suspense>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onText(text)
        }}
      >
        <Stack gap="sm">
          <TextArea
            label="O pegue el código o su enlace"
            rows={3}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Group>
            <Button type="submit" variant="default" disabled={!text.trim()}>
              Verificar
            </Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  )
}
