import { type ReactNode, Suspense, useRef } from 'react'
import { ARCHIVO_MB, ARCHIVO_TYPES, type Archivo, MOST_ARCHIVOS } from '@/shared/lib/file/archivo'
import { Button } from '@/shared/ui/control/button'
import { lazy, nothing } from '@/shared/ui/control/lazy'
import { DropZone } from '@/shared/ui/form/drop-zone'
import { Field } from '@/shared/ui/form/field'
import { FileUp } from '@/shared/ui/icon/icons'
import { useIntake } from '@/shared/ui/photo/use-intake'
import { Text } from '@/shared/ui/text/text'
import classes from './archivo.module.css'
import { ArchivoList } from './archivo-list'
import type { Fault } from './intake-archivo'

type Intake = { value: readonly Archivo[]; onChange: (archivos: Archivo[]) => void; max: number }

/** Adds chosen files to a form's; the code that looks at them is loaded with the first choice. */
function useArchivoIntake({ value, onChange, max }: Intake) {
  const { setFaults, ...intake } = useIntake<File, Archivo, Fault>(value, async (files, looking) => {
    const { kept, setProgress } = looking
    looking.setFaults([])
    setProgress(0)
    const loaded = await import('./intake-archivo').catch((error: unknown) => console.error(error))
    const refused: Fault[] = loaded
      ? await loaded.intakeArchivos(
          files,
          { max, room: max - kept.current.length, onProgress: setProgress },
          (archivo) => {
            kept.current = [...kept.current, archivo]
            onChange([...kept.current])
          },
        )
      : [{ sentence: 'No se pudo leer el archivo. Inténtelo otra vez.' }]
    setProgress(null)
    looking.setFaults(refused)
    return refused.length === 0
  })
  return { ...intake, forget: () => setFaults([]) }
}

const TaskProgress = lazy(
  () => import('@/shared/ui/text/task-progress').then(({ TaskProgress }) => TaskProgress),
  nothing,
)

const ACCEPT = [
  ...Object.keys(ARCHIVO_TYPES).map((kind) => `.${kind}`),
  ...Object.values(ARCHIVO_TYPES),
].join()

type ArchivosProps = {
  label: string
  description?: ReactNode
  /** The files of the form, as the record will name them; undefined where it has none. */
  value?: readonly Archivo[] | undefined
  onChange: (archivos: Archivo[]) => void
  max?: number
  error?: ReactNode
}

/**
 * Takes files by choice or by drag and drop; each is looked at and kept on this device before it shows. What isn't
 * taken is told beside the field, and nothing that was typed is lost by it. Removing one doesn't delete it, because the
 * form may still be cancelled.
 */
export function Archivos({
  label,
  description,
  value = [],
  onChange,
  max = MOST_ARCHIVOS,
  error,
}: ArchivosProps) {
  const files = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { take, progress, faults, forget } = useArchivoIntake({ value, onChange, max })
  const full = value.length >= max
  const remove = (archivo: Archivo) => {
    forget()
    onChange(value.filter((other) => other !== archivo))
    opener.current?.focus()
  }
  return (
    <Field label={label} description={description} error={error}>
      {(control) => (
        <>
          <input
            {...control}
            ref={files}
            type="file"
            accept={ACCEPT}
            multiple={max > 1}
            disabled={full}
            tabIndex={-1}
            className="solo-lectores"
            onChange={({ currentTarget }) => {
              void take([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
          <DropZone onFiles={(dropped) => void take(dropped)}>
            {value.length > 0 && (
              <div className={classes.chosen}>
                <ArchivoList
                  archivos={value}
                  label="Ya agregados"
                  acts={(archivo) => (
                    <Button
                      variant="default"
                      aria-label={`Quitar ${archivo.nombre}`}
                      onClick={() => remove(archivo)}
                    >
                      Quitar
                    </Button>
                  )}
                />
              </div>
            )}
            <Button
              ref={opener}
              variant="default"
              className={classes.choose}
              leftSection={<FileUp size={18} aria-hidden />}
              aria-disabled={full || undefined}
              onClick={() => !full && files.current?.click()}
            >
              Elegir {max === 1 ? 'archivo' : 'archivos'}
            </Button>
            <Text size="sm" dimmed className={classes.hint}>
              {full
                ? `Ya están los ${max} que caben. Quite uno para agregar otro.`
                : `PDF, CSV, Excel u ODS de hasta ${ARCHIVO_MB} MB${max > 1 ? `, ${max} como máximo` : ''}.`}
              {!full && <span className="solo-raton"> También puede arrastrar aquí.</span>}
            </Text>
            <div role="status">
              <Suspense>
                {progress !== null && (
                  <TaskProgress
                    task="Revisando el archivo"
                    percent={progress}
                    label="Avance de los archivos"
                  />
                )}
              </Suspense>
            </div>
            {faults.map(({ sentence, nombre }) => (
              <p key={`${nombre} ${sentence}`} role="alert" className={classes.fault}>
                {nombre && <b>{nombre}: </b>}
                {sentence}
              </p>
            ))}
          </DropZone>
        </>
      )}
    </Field>
  )
}
