import { Stack } from '@mantine/core'
import { ActiveBadge } from '@/admin/ui/record/active-badge'
import { Details } from '@/admin/ui/record/details'
import { EditButton } from '@/admin/ui/record/edit-button'
import { TIPO_DE_UN_ARCHIVO, tipoArchivo } from '@/entities/galeria/file-types'
import { type Media, SECCION_LABELS } from '@/entities/galeria/media'
import { formatDay } from '@/shared/lib/fecha'
import { webLink } from '@/shared/lib/url'
import { AnchorButton, Button } from '@/shared/ui/control/button'
import { ExternalLink } from '@/shared/ui/icon/icons'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { DialogFooter } from '@/shared/ui/overlay/dialog-footer'
import { Picture } from '@/shared/ui/photo/picture'
import classes from './galeria.module.css'
import { useFileUrl } from './use-file-url'

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
      <Stack gap="md">
        <Picture source={url} alt={titulo} className={classes.large} eager />
        <Details
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
