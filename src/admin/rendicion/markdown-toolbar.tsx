import { Tooltip } from '@mantine/core'
import { Bold, Heading2, Link, List, Table } from '@/admin/ui/icon/icons'
import { PICTURE_ACCEPT } from '@/shared/lib/picture/picture-type'
import { Group } from '@/shared/ui/box/layout'
import { IconButton } from '@/shared/ui/control/icon-button'
import { FileButton } from '@/shared/ui/form/file-button'
import type { Icon } from '@/shared/ui/icon/icon'
import { ImagePlus } from '@/shared/ui/icon/icons'
import { bold, bulletList, type Edit, heading, link, table } from './markdown-edits'

const TOOLS: readonly (readonly [name: string, icon: Icon, edit: Edit])[] = [
  ['Negrita', Bold, bold],
  ['Subtítulo', Heading2, heading],
  ['Lista', List, bulletList],
  ['Tabla', Table, table],
  ['Enlace', Link, link],
]

type ToolbarProps = { onEdit: (edit: Edit) => void; onPicture: (file: File) => void; busy: boolean }

/** Buttons for the Markdown marks of a report, for people who don't know them by heart. */
export function MarkdownToolbar({ onEdit, onPicture, busy }: ToolbarProps) {
  return (
    <Group gap="tight" role="group" aria-label="Formato del contenido">
      {TOOLS.map(([name, icon, edit]) => (
        <Tooltip key={name} label={name}>
          <IconButton icon={icon} aria-label={name} onClick={() => onEdit(edit)} />
        </Tooltip>
      ))}
      <FileButton
        accept={PICTURE_ACCEPT}
        label="Archivo de imagen"
        onFiles={([file]) => file && onPicture(file)}
      >
        {(choose) => (
          <Tooltip label="Imagen">
            <IconButton
              icon={ImagePlus}
              aria-label="Imagen"
              aria-busy={busy}
              disabled={busy}
              onClick={choose}
            />
          </Tooltip>
        )}
      </FileButton>
    </Group>
  )
}
