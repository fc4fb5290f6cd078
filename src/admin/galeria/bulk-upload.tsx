import { Progress } from '@mantine/core'
import { Images } from '@/admin/ui/icon/icons'
import { PICTURE_ACCEPT } from '@/shared/lib/picture/picture-type'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button } from '@/shared/ui/control/button'
import { FileButton } from '@/shared/ui/form/file-button'
import { Text } from '@/shared/ui/text/text'
import type { UploadProgress } from './use-bulk-upload'

type BulkUploadButtonProps = { busy: boolean; onFiles: (files: File[]) => void }

export function BulkUploadButton({ busy, onFiles }: BulkUploadButtonProps) {
  return (
    <FileButton multiple accept={PICTURE_ACCEPT} label="Imágenes para subir" onFiles={onFiles}>
      {(choose) => (
        <Button
          variant="default"
          leftSection={<Images size={18} aria-hidden />}
          disabled={busy}
          onClick={choose}
        >
          Agregar varias
        </Button>
      )}
    </FileButton>
  )
}

/** One bar for all the pictures of an upload. */
export function BulkUploadProgress({ done, total }: UploadProgress) {
  return (
    <Sheet>
      <Text size="sm" role="status">
        Preparando la imagen {done + 1} de {total}…
      </Text>
      <Progress value={(100 * done) / total} aria-label="Avance de las imágenes" />
    </Sheet>
  )
}
