import { Tabs } from '@mantine/core'
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { PICTURE_MB } from '@/shared/lib/picture/picture-type'
import { Field } from '@/shared/ui/form/field'
import { usePhotoIntake } from '@/shared/ui/photo/use-photo-intake'
import { Markdown } from '@/shared/ui/text/markdown'
import { Text } from '@/shared/ui/text/text'
import classes from './markdown-editor.module.css'
import { applyEdit, bold, type Edit, picture } from './markdown-edits'
import { MarkdownToolbar } from './markdown-toolbar'

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
