import { useState } from 'react'
import { PICTURE_ACCEPT } from '@/shared/lib/picture/picture-type'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { FileButton } from '@/shared/ui/form/file-button'
import { ImageUp, ScanQrCode } from '@/shared/ui/icon/icons'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { useQrReader } from '@/shared/ui/share/use-qr-reader'
import { Text } from '@/shared/ui/text/text'

type LeerEtiquetaProps = {
  /** What the code that was read last isn't, to be said here. */
  problem: string
  onText: (text: string) => void
  onClose: () => void
}

/** Takes the code of a label: by the camera, from a photo, or typed where the label is worn. */
export function LeerEtiqueta({ problem, onText, onClose }: LeerEtiquetaProps) {
  const { scanning, toggle, camera, readPicture } = useQrReader(onText)
  const [text, setText] = useState('')
  return (
    <Dialog onClose={onClose} title="Escanear etiqueta">
      <Stack gap="sm">
        <Button
          size="lg"
          leftSection={<ScanQrCode size={22} aria-hidden />}
          aria-expanded={scanning}
          onClick={toggle}
        >
          {scanning ? 'Cerrar la cámara' : 'Leer con la cámara'}
        </Button>
        {camera}
        <FileButton
          label="Foto de la etiqueta"
          accept={PICTURE_ACCEPT}
          onFiles={([picture]) => picture && readPicture(picture)}
        >
          {(choose) => (
            <Button variant="default" leftSection={<ImageUp size={18} aria-hidden />} onClick={choose}>
              Elegir una foto
            </Button>
          )}
        </FileButton>
        {problem && (
          <Text strong role="alert">
            {problem}
          </Text>
        )}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onText(text)
          }}
        >
          <Stack gap="sm">
            <TextField
              label="O escriba el código"
              description="El de la etiqueta, como K7M2-X9PQ, o el número de serie"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <Group>
              <Button type="submit" variant="default" disabled={!text.trim()}>
                Buscar
              </Button>
            </Group>
          </Stack>
        </form>
      </Stack>
    </Dialog>
  )
}
