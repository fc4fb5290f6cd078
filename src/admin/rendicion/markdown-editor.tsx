import { Tabs, Tooltip } from '@mantine/core'
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { Bold, Heading2, Link, List, Table } from '@/admin/ui/icon/icons'
import { PICTURE_ACCEPT, PICTURE_MB } from '@/shared/lib/picture/picture-type'
import { Group } from '@/shared/ui/box/layout'
import { IconButton } from '@/shared/ui/control/icon-button'
import { Field } from '@/shared/ui/form/field'
import { FileButton } from '@/shared/ui/form/file-button'
import type { Icon } from '@/shared/ui/icon/icon'
import { ImagePlus } from '@/shared/ui/icon/icons'
import { usePhotoIntake } from '@/shared/ui/photo/use-photo-intake'
import { Markdown } from '@/shared/ui/text/markdown'
import { Text } from '@/shared/ui/text/text'
import classes from './markdown-editor.module.css'
import { applyEdit, bold, bulletList, type Edit, heading, link, picture, table } from './markdown-edits'

const TOOLS: readonly (readonly [name: string, icon: Icon, edit: Edit])[] = [
  ['Negrita', Bold, bold],
  ['Subtítulo', Heading2, heading],
  ['Lista', List, bulletList],
  ['Tabla', Table, table],
  ['Enlace', Link, link],
]

type ToolbarProps = { onEdit: (edit: Edit) => void; onPicture: (file: File) => void; busy: boolean }

/** Buttons for the Markdown marks of a report, for people who don't know them by heart. */
function MarkdownToolbar({ onEdit, onPicture, busy }: ToolbarProps) {
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

const ROWS = 15

type MarkdownEditorProps = {
  label: string
  value: string
  onChange: (text: string) => void
  error?: ReactNode
  /** Begins with the preview, for a text that the app wrote: a person reads it first. */
  preview?: boolean
}

/** A text area of 15 rows with a toolbar, and a preview of the page that people will read (spec §2.18). */
export function MarkdownEditor({ label, value, onChange, error, preview = false }: MarkdownEditorProps) {
  const [tab, setTab] = useState<string | null>(preview ? 'vista' : 'escribir')
  const area = useRef<HTMLTextAreaElement>(null)
  const edit = (change: Edit) => area.current && applyEdit(area.current, change, onChange)
  const { take, progress } = usePhotoIntake({
    value: [],
    onChange: ([source]) => source && edit(picture(source)),
    max: 1,
    maxMegabytes: PICTURE_MB,
  })
  const takePicture = (files: FileList | null | undefined): boolean => {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (file) void take([file])
    return file !== undefined
  }

  return (
    <Tabs value={error ? 'escribir' : tab} onChange={setTab}>
      <Tabs.List mb="xs">
        <Tabs.Tab value="escribir">Escribir</Tabs.Tab>
        <Tabs.Tab value="vista">Vista previa</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="escribir">
        <Field label={label} error={error}>
          {({ className, ...control }) => (
            <div className={classes.frame}>
              <MarkdownToolbar
                onEdit={edit}
                onPicture={(file) => void take([file])}
                busy={progress !== null}
              />
              <textarea
                {...control}
                ref={area}
                className={`${className} ${classes.input}`}
                required
                rows={ROWS}
                style={{ '--rows': ROWS } as CSSProperties}
                value={value}
                onChange={(event) => onChange(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'b' || !(event.ctrlKey || event.metaKey)) return
                  event.preventDefault()
                  edit(bold)
                }}
                onPaste={(event) => takePicture(event.clipboardData.files) && event.preventDefault()}
                onDrop={(event) => takePicture(event.dataTransfer.files) && event.preventDefault()}
              />
            </div>
          )}
        </Field>
        <Text size="sm" dimmed>
          Se escribe en Markdown.
          <span className="solo-raton">
            {' '}
            También puede pegar o arrastrar una imagen (PNG, JPG, GIF hasta {PICTURE_MB} MB).
          </span>
        </Text>
      </Tabs.Panel>
      <Tabs.Panel value="vista">
        <div className={classes.preview}>
          {value.trim() ? (
            <Markdown topLevel={3}>{value}</Markdown>
          ) : (
            <Text dimmed>Todavía no hay contenido.</Text>
          )}
        </div>
      </Tabs.Panel>
    </Tabs>
  )
}
