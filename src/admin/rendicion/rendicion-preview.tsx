import { Divider } from '@mantine/core'
import { EditButton } from '@/admin/ui/record/edit-button'
import { RecordHistory } from '@/admin/ui/record/history/record-history'
import { PictureGrid } from '@/admin/ui/record/picture-grid'
import { EstadoBadge } from '@/admin/ui/record/published'
import { bodyOf } from '@/entities/rendicion/body'
import { rendicionesList } from '@/entities/rendicion/module'
import { formatTags, type Rendicion, shownTags } from '@/entities/rendicion/rendicion'
import { formatDay } from '@/shared/lib/fecha'
import { ArchivoList } from '@/shared/ui/archivo/archivo-list'
import { Stack } from '@/shared/ui/box/layout'
import { AnchorButton } from '@/shared/ui/control/button'
import { ExternalLink } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Markdown } from '@/shared/ui/text/markdown'
import classes from './rendicion.module.css'

/** `onEdit` is only given to those with the permission. */
type RendicionPreviewProps = { rendicion: Rendicion; onClose: () => void; onEdit?: (() => void) | undefined }

/** A report as the public reads it, published or not. */
export function RendicionPreview({ rendicion, onClose, onEdit }: RendicionPreviewProps) {
  const { titulo, fecha, autor, publicado, destacado, tags, imagenes, archivos = [] } = rendicion
  const facts = [formatDay(fecha), autor, destacado && 'Destacado', formatTags(shownTags(tags))].filter(
    Boolean,
  )
  return (
    <Dialog onClose={onClose} title={titulo} size="54rem">
      <Stack>
        <div className={classes.meta}>
          <EstadoBadge publicado={publicado} />
          {facts.map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </div>
        <Divider />
        <Markdown topLevel={3}>{bodyOf(rendicion)}</Markdown>
        <PictureGrid sources={imagenes} title={titulo} />
        <ArchivoList archivos={archivos} label="Archivos adjuntos" />
        <RecordHistory c={rendicionesList.key} id={rendicion.id} />
        <DialogFooter>
          <AnchorButton
            href="/transparencia"
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<ExternalLink size={18} aria-hidden />}
          >
            Ver Público
          </AnchorButton>
          <EditButton onEdit={onEdit} />
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
