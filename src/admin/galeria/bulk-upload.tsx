import { Paper, Progress, Text } from '@mantine/core'
import { Images } from '@/admin/ui/icon/icons'
import { PICTURE_ACCEPT } from '@/shared/lib/picture/picture-type'
import { FileButton } from '@/shared/ui/control/file-button'
import type { UploadProgress } from './use-bulk-upload'

type BulkUploadButtonProps = { busy: boolean; onFiles: (files: File[]) => void }

export function BulkUploadButton({ busy, onFiles }: BulkUploadButtonProps) {
  return (
    <FileButton
      label="Imágenes para subir"
      multiple
      accept={PICTURE_ACCEPT}
      leftSection={<Images size={18} aria-hidden />}
      disabled={busy}
      onFiles={onFiles}
    >
      Subir varias
    </FileButton>
  )
}

/** One bar for all the pictures of an upload. */
export function BulkUploadProgress({ done, total }: UploadProgress) {
  return (
    <Paper withBorder p="md" radius="lg">
      <Text size="sm" mb={6} role="status">
        Preparando la imagen {done + 1} de {total}…
      </Text>
      <Progress value={(100 * done) / total} aria-label="Avance de las imágenes" />
    </Paper>
  )
}
