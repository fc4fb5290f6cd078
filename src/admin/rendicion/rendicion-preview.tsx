import { Button, Divider, Stack } from '@mantine/core'
import type { Rendicion } from '@/entities/rendicion/rendicion'
import { formatDay } from '@/shared/lib/fecha'
import { Dialog } from '@/shared/ui/dialog'
import { DialogFooter } from '@/shared/ui/dialog-footer'
import { EditButton } from '@/shared/ui/edit-button'
import { ExternalLink } from '@/shared/ui/icon/icons'
import { Markdown } from '@/shared/ui/markdown'
import { PictureGrid } from '@/shared/ui/picture-grid'
import { EstadoBadge } from '@/shared/ui/published'
import classes from './rendicion.module.css'

/** `onEdit` only for those who may. */
type RendicionPreviewProps = { rendicion: Rendicion; onClose: () => void; onEdit?: (() => void) | undefined }

/** A report as the public reads it, published or not. */
export function RendicionPreview({ rendicion, onClose, onEdit }: RendicionPreviewProps) {
  const { titulo, fecha, autor, publicado, destacado, tags, cuerpoMarkdown, imagenes } = rendicion
  const facts = [formatDay(fecha), autor, destacado && 'Destacado', tags.join(', ')].filter(Boolean)
  return (
    <Dialog onClose={onClose} title={titulo} size="54rem">
      <Stack gap="md">
        <div className={classes.meta}>
          <EstadoBadge publicado={publicado} />
          {facts.map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </div>
        <Divider />
        <Markdown topLevel={3}>{cuerpoMarkdown}</Markdown>
        <PictureGrid sources={imagenes} title={titulo} />
        <DialogFooter>
          <Button
            component="a"
            href="/transparencia"
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<ExternalLink size={18} aria-hidden />}
          >
            Ver Público
          </Button>
          <EditButton onEdit={onEdit} />
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
