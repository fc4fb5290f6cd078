import { Group, Paper, Text } from '@mantine/core'
import { Camera, ImagePlus } from 'lucide-react'
import { type ChangeEvent, type DragEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { PICTURE_ACCEPT } from '@/shared/lib/picture-type'
import { Button } from './button'
import { Field } from './field'
import classes from './photo-picker.module.css'
import { PhotoUrl } from './photo-url'
import { usePhotoIntake } from './use-photo-intake'

// Nobody needs these before the first picture.
const PhotoPreview = lazy(() =>
  import('./photo-preview').then(({ PhotoPreview }) => ({ default: PhotoPreview })),
)
const PhotoProgress = lazy(() =>
  import('./photo-progress').then(({ PhotoProgress }) => ({ default: PhotoProgress })),
)

type PhotoPickerProps = {
  label: string
  value: readonly string[]
  onChange: (sources: string[]) => void
  max: number
  maxMegabytes: number
  required?: boolean
  error?: ReactNode
}

/**
 * Camera, files, drag and drop or a pasted address; each picture is shrunk and kept before it is shown. Taking one
 * out doesn't delete it: the form may still be cancelled.
 */
export function PhotoPicker(props: PhotoPickerProps) {
  const { label, value, onChange, max, maxMegabytes, required, error } = props
  const [over, setOver] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { take, progress } = usePhotoIntake({ value, onChange, max, maxMegabytes })
  const single = max === 1
  const full = !single && value.length >= max

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take([...event.dataTransfer.files])
  }
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void take([...(currentTarget.files ?? [])])
    currentTarget.value = ''
  }
  const remove = (source: string) => onChange(value.filter((other) => other !== source))

  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <input
            {...control}
            ref={files}
            type="file"
            accept={PICTURE_ACCEPT}
            multiple={max > 1}
            disabled={full}
            required={required}
            tabIndex={-1}
            className="solo-lectores"
            onChange={chosen}
          />
          <Paper
            withBorder
            p="md"
            className={classes.zone}
            data-over={over || undefined}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <div className={classes.controls} data-covered={(single && value.length > 0) || undefined}>
              <Group gap="xs">
                <Button
                  variant="default"
                  leftSection={<ImagePlus size={18} aria-hidden />}
                  disabled={full}
                  onClick={() => files.current?.click()}
                >
                  Elegir imagen
                </Button>
                <Button
                  variant="default"
                  leftSection={<Camera size={18} aria-hidden />}
                  disabled={full}
                  onClick={() => camera.current?.click()}
                >
                  Tomar foto
                </Button>
                <input
                  ref={camera}
                  type="file"
                  accept={PICTURE_ACCEPT}
                  capture="environment"
                  hidden
                  onChange={chosen}
                />
              </Group>
              <Text size="sm" c="dimmed" mt={6}>
                PNG, JPG, GIF hasta {maxMegabytes}MB{max > 1 && `, ${max} como máximo`}. También puede
                arrastrar aquí.
              </Text>
              <PhotoUrl disabled={full} onAdd={(url) => onChange(single ? [url] : [...value, url])} />
            </div>
            <div role="status">
              <Suspense>{progress !== null && <PhotoProgress value={progress} />}</Suspense>
            </div>
            <Suspense>
              {single && value[0] && (
                <div className={classes.cover}>
                  <PhotoPreview source={value[0]} name="Imagen 1" onRemove={() => onChange([])} />
                </div>
              )}
              {!single && value.length > 0 && (
                <div className={classes.grid}>
                  {value.map((source, index) => (
                    <PhotoPreview
                      key={source}
                      source={source}
                      name={`Imagen ${index + 1}`}
                      onRemove={() => remove(source)}
                    />
                  ))}
                </div>
              )}
            </Suspense>
          </Paper>
        </>
      )}
    </Field>
  )
}
