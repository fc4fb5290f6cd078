import { useEffect, useState } from 'react'
import { loadPhotos } from '@/shared/storage/device/photos'

/** Stored pictures as files, loaded ahead: a share sheet opens only right after the tap, without time to read them. */
export function usePictureFiles(sources: readonly string[]): readonly File[] {
  const [files, setFiles] = useState<readonly File[]>([])
  useEffect(() => {
    let gone = false
    void loadPhotos(sources).then((found) => {
      if (gone) return
      const named = [...found.values()].map(
        (picture, index) =>
          new File([picture], `foto-${index + 1}.${picture.type.split('/')[1] ?? 'jpg'}`, {
            type: picture.type,
          }),
      )
      setFiles(named)
    })
    return () => {
      gone = true
    }
  }, [sources])
  return files
}
