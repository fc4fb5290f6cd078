import { Progress } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Images } from '@/admin/ui/icon/icons'
import { type Media, newMedia, tituloOf } from '@/entities/galeria/media'
import type { Seccion } from '@/entities/galeria/options'
import { subirMedios } from '@/entities/galeria/queries'
import { toDay } from '@/shared/lib/fecha'
import { PICTURE_ACCEPT, PICTURE_MB } from '@/shared/lib/picture/picture-type'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button } from '@/shared/ui/control/button'
import { FileButton } from '@/shared/ui/form/file-button'
import { useErrorToast } from '@/shared/ui/overlay/use-error-toast'
import { type Fault, intakePhoto, sayFaults } from '@/shared/ui/photo/intake-photo'
import { Text } from '@/shared/ui/text/text'

type UploadProgress = { done: number; total: number }

/** Uploads many pictures: one record each, titled by file name and written in one commit; a bad file stops no other. */
export function useBulkUpload(list: readonly Media[], seccion: Seccion) {
  const create = useMutation(subirMedios)
  const { say, settle } = useErrorToast()
  const [progress, setProgress] = useState<UploadProgress | null>(null)

  const upload = async (files: readonly File[]) => {
    const drafts = []
    const faults: Fault[] = []
    settle()
    for (const [done, file] of files.entries()) {
      setProgress({ done, total: files.length })
      const url = await intakePhoto(file, PICTURE_MB)
      if (typeof url !== 'string') {
        faults.push(url)
        continue
      }
      const next = newMedia(list.length + drafts.length, toDay(new Date()))
      drafts.push({ ...next, titulo: tituloOf(file.name), url, seccion })
    }
    sayFaults(say, faults)
    if (drafts.length > 0) create.mutate(drafts)
    setProgress(null)
  }
  return { upload, progress }
}

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
