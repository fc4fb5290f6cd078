import { type ChangeEvent, type ReactNode, Suspense, useRef } from 'react'
import { PICTURE_ACCEPT } from '@/shared/lib/picture/picture-type'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { lazy, nothing } from '@/shared/ui/control/lazy'
import { DropZone } from '@/shared/ui/form/drop-zone'
import { Field } from '@/shared/ui/form/field'
import { Camera, ImagePlus } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import classes from './photo-picker.module.css'
import { PhotoUrl } from './photo-url'
import { usePhotoIntake } from './use-photo-intake'

// Not needed before the first picture.
const PhotoPreview = lazy(
  () => import('./photo-preview').then(({ PhotoPreview }) => PhotoPreview),
  ({ name, onRemove }) => (
    <Button variant="default" onClick={onRemove}>
      Quitar {name}
    </Button>
  ),
)
const TaskProgress = lazy(
  () => import('@/shared/ui/text/task-progress').then(({ TaskProgress }) => TaskProgress),
  nothing,
)

/** Fetches the code for pictures ahead. */
export const loadPictures = (): Promise<unknown> =>
  Promise.all([PhotoPreview.load(), TaskProgress.load(), import('./intake-photo')])

type PhotoPickerProps = {
  label: string
  value: readonly string[]
  onChange: (sources: string[]) => void
  max: number
  maxMegabytes: number
  required?: boolean
  error?: ReactNode
  /** Where a screen takes one picture after another, the first is told by a toast, and of the rest only their preview tells. */
  quiet?: boolean
}

/**
 * Takes pictures by camera, files, drag and drop or a pasted address; each is shrunk and kept before it shows. Removing
 * one doesn't delete it, because the form may still be cancelled.
 */
export function PhotoPicker(props: PhotoPickerProps) {
  const { label, value, onChange, max, maxMegabytes, required, error, quiet } = props
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { take, progress, faults, forget } = usePhotoIntake({ value, onChange, max, maxMegabytes, quiet })
  const single = max === 1
  const full = !single && value.length >= max

  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void take([...(currentTarget.files ?? [])])
    currentTarget.value = ''
  }
  const add = (url: string) => {
    forget()
    // A data address is treated as an upload: photos never go into localStorage, and it may carry a position.
    if (/^data:/i.test(url)) void take([url])
    else onChange(single ? [url] : [...new Set([...value, url])])
  }
  const previews = value.length > 0 && (
    <Suspense>
      {value.map((source, index) => (
        <PhotoPreview
          key={source}
          source={source}
          name={`Imagen ${index + 1}`}
          onRemove={() => {
            forget()
            onChange(value.filter((other) => other !== source))
          }}
        />
      ))}
    </Suspense>
  )
  const input = { type: 'file', accept: PICTURE_ACCEPT, onChange: chosen }
  const ways = [
    { name: 'Elegir imagen', Icon: ImagePlus, opens: files },
    { name: 'Tomar foto', Icon: Camera, opens: camera },
  ]

  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <input
            {...control}
            {...input}
            ref={files}
            multiple={max > 1}
            disabled={full}
            required={required}
            tabIndex={-1}
            className="solo-lectores"
          />
          <DropZone onFiles={take}>
            <div className={single ? classes.single : undefined}>
              {single && (
                <div className={classes.slot}>{previews || <ImagePlus size={28} aria-hidden />}</div>
              )}
              <div>
                <Group gap="xs">
                  {ways.map(({ name, Icon, opens }) => (
                    <Button
                      key={name}
                      variant="default"
                      leftSection={<Icon size={18} aria-hidden />}
                      disabled={full}
                      onClick={() => opens.current?.click()}
                    >
                      {name}
                    </Button>
                  ))}
                  <input {...input} ref={camera} capture="environment" hidden />
                </Group>
                <Text size="sm" dimmed className={classes.hint}>
                  <span className="solo-raton">
                    PNG, JPG, GIF hasta {maxMegabytes}MB{max > 1 && `, ${max} como máximo`}. También puede
                    arrastrar aquí.
                  </span>
                  {max > 1 && <span className="solo-dedo">{max} como máximo.</span>}
                </Text>
              </div>
            </div>
            <PhotoUrl disabled={full} onAdd={add} />
            <div role="status">
              <Suspense>
                {progress !== null && (
                  <TaskProgress
                    task="Preparando la imagen"
                    percent={progress}
                    label="Avance de las imágenes"
                  />
                )}
              </Suspense>
            </div>
            {faults.map(({ sentence, name }) => (
              <p key={`${name} ${sentence}`} className={classes.fault}>
                {name && <b>{name}: </b>}
                {sentence}
              </p>
            ))}
            {!single && previews && <div className={classes.grid}>{previews}</div>}
          </DropZone>
        </>
      )}
    </Field>
  )
}
