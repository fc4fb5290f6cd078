import { useEffect, useState } from 'react'
import { ActiveBadge } from '@/admin/ui/record/active-badge'
import { Details } from '@/admin/ui/record/details'
import { EditButton } from '@/admin/ui/record/edit-button'
import { TIPO_DE_UN_ARCHIVO, tipoArchivo } from '@/entities/galeria/file-types'
import { type Media, SECCION_LABELS } from '@/entities/galeria/media'
import { mediosList } from '@/entities/galeria/module'
import { formatDay } from '@/shared/lib/fecha'
import { dataBlob } from '@/shared/lib/picture/data-images'
import { isStoredPhoto } from '@/shared/lib/picture/photo-source'
import { isPictureSource, webLink } from '@/shared/lib/url'
import { loadPhoto } from '@/shared/storage/device/photos'
import { Stack } from '@/shared/ui/box/layout'
import { AnchorButton, Button } from '@/shared/ui/control/button'
import { ExternalLink } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Picture } from '@/shared/ui/photo/picture'
import classes from './galeria.module.css'

/** Browsers don't open `data:` in a tab, and `idb:` is this app's own: both open as an object URL. */
async function blobOf(source: string): Promise<Blob | null> {
  if (isStoredPhoto(source)) return (await loadPhoto(source)) ?? null
  return /^data:/i.test(source) ? dataBlob(source) : null
}

/** An address that a new tab can open; null while it loads, or when it isn't on this device or isn't safe. */
function useFileUrl(source: string): string | null {
  const direct = /^(https?:|\/)/i.test(source)
  const [made, setMade] = useState<string | null>(null)
  useEffect(() => {
    let url: string | undefined
    let gone = false
    if (isPictureSource(source) && !direct)
      void blobOf(source).then((blob) => {
        if (gone || !blob) return
        url = URL.createObjectURL(blob)
        setMade(url)
      })
    return () => {
      gone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [source, direct])
  return direct && isPictureSource(source) ? source : made
}

/** `onEdit` is only given to those with the permission. */
type MediaDetailsProps = { media: Media; onClose: () => void; onEdit?: (() => void) | undefined }

function OpenFile({ source }: { source: string }) {
  const url = useFileUrl(source)
  const look = { variant: 'default', leftSection: <ExternalLink size={18} aria-hidden /> } as const
  if (!url)
    return (
      <Button {...look} disabled>
        Ver archivo
      </Button>
    )
  return (
    <AnchorButton {...look} href={url} target="_blank" rel="noopener noreferrer">
      Ver archivo
    </AnchorButton>
  )
}

/** One file of the gallery in large, with a link to open it alone (spec §2.15). */
export function MediaDetails({ media, onClose, onEdit }: MediaDetailsProps) {
  const { titulo, url, creditos, seccion, orden, activo, fechaSubida } = media
  return (
    <Dialog onClose={onClose} title={titulo} size="lg">
      <Stack>
        <Picture source={url} alt={titulo} className={classes.large} eager />
        <Details
          of={[mediosList.key, media.id]}
          rows={[
            ['Sección', SECCION_LABELS[seccion]],
            ['Tipo de archivo', TIPO_DE_UN_ARCHIVO[tipoArchivo(url)]],
            ['Créditos', creditos],
            ['Orden', orden],
            ['Estado', <ActiveBadge key="estado" active={activo} />],
            ['Fecha de subida', formatDay(fechaSubida)],
            ['Dirección', webLink(url)],
          ]}
        />
        <DialogFooter>
          <OpenFile source={url} />
          <EditButton onEdit={onEdit} />
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
