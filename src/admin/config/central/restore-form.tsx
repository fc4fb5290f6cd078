import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { CentralError } from '@/access/central/http'
import type { SeenCopy } from '@/access/central/restoring'
import classes from '@/admin/config/config.module.css'
import { Section } from '@/admin/ui/box/section'
import { Details } from '@/admin/ui/record/details'
import { formatMoment } from '@/shared/lib/fecha'
import { required } from '@/shared/lib/form/rules'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { sentenceOf } from '@/shared/lib/spoken-error'
import { Callout } from '@/shared/ui/box/callout'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { FileButton } from '@/shared/ui/form/file-button'
import { Text } from '@/shared/ui/text/text'
import { MissingPhotos } from './missing-photos'
import { WordsField } from './recuperacion/words-field'
import { Restored } from './restored'
import { StepProgress } from './step-progress'
import { useRestoring } from './use-restoring'

/** What a person knows a copy by, before it is put back. */
export function SeenCopyDetails({ seen }: { seen: SeenCopy }) {
  const { brigada, creada, ultimo, version, registros, cuentas, fotografias, faltan, contada } = seen
  const momentOf = (instant: string | null) => (instant ? formatMoment(instant) : 'La copia no lo dice')
  return (
    <>
      <Details
        rows={[
          ['Brigada', brigada || 'La copia no lo dice'],
          ['Hecha el', momentOf(creada)],
          ['Último cambio', momentOf(ultimo)],
          ['Versión de los datos', String(version)],
          ['Registros', formatNumber(registros)],
          ['Cuentas', formatNumber(cuentas)],
          [
            'Fotografías',
            faltan > 0
              ? `${formatNumber(fotografias)}, y ${plural(faltan, 'no está', 'no están')} en el archivo`
              : formatNumber(fotografias),
          ],
        ]}
      />
      {!contada && (
        <Callout color="orange" role="status">
          Es de una versión que no anotaba cuánto lleva: si le faltara algo, la central no podría saberlo.
          Compare estas cifras con las que espera.
        </Callout>
      )}
    </>
  )
}

type ClosedCopyProps = {
  words: string
  onWords: (words: string) => void
  /** Other words were read than those that were wrong. */
  onRead: () => void
  error: Error | null
  loading: boolean
  onOpen: () => void
}

/** A custodian's copy, of which nothing is known before somebody has the words of its key. */
export const ClosedCopy = ({ words, onWords, onRead, error, loading, onOpen }: ClosedCopyProps) => (
  <>
    <Text role="status">Es la copia cerrada de un equipo custodio. La abre la clave de recuperación.</Text>
    <WordsField
      value={words}
      onChange={onWords}
      onRead={onRead}
      disabled={loading}
      error={error && (sentenceOf(error) ?? 'La copia no se pudo abrir. Intente otra vez.')}
    />
    <Group>
      <Button loading={loading} onClick={onOpen}>
        Abrir la copia
      </Button>
    </Group>
  </>
)

const schema = v.object({
  codigo: v.pipe(required('Escriba el código que muestra la central al encenderse.'), v.toUpperCase()),
})

/** Puts a brigade's copy back on a central that nobody has claimed; `onBack` returns to claiming it anew. */
export function RestoreForm({ codigo, onBack }: { codigo: string; onBack: () => void }) {
  const form = useForm({ initialValues: { codigo }, validate: schemaResolver(schema, { sync: true }) })
  const code = useRef<HTMLInputElement>(null)
  // The button that led here is gone, and with it the place on the page where a phone was.
  useEffect(() => code.current?.focus(), [])
  const restoring = useRestoring((error) => {
    if (error instanceof CentralError && error.code === 'codigo') form.setFieldError('codigo', error.message)
  })
  const { step, looked, closed, without, look, opening, bring, restore, busy } = restoring
  const choose = (open: () => void) => {
    if (form.validate().hasErrors) return
    restoring.forget()
    open()
  }
  const faltan = looked?.seen.faltan ?? 0

  if (restore.data)
    return (
      <Restored brigada={looked?.seen.brigada ?? ''} creada={looked?.seen.creada ?? null} {...restore.data} />
    )
  return (
    <Section title="Reponer una copia">
      <Stack gap="sm" className={classes.narrow}>
        <Text size="sm" dimmed>
          Para volver a la central de antes en esta máquina: el archivo de una copia de la noche, el que dejó
          «exportar», o el de un equipo custodio con la clave de recuperación. Vuelven los registros, las
          cuentas, el historial y las fotografías.
        </Text>
        <TextField
          label="Código de la central"
          description="Lo muestra la ventana donde se encendió, al final."
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={busy}
          {...form.getInputProps('codigo')}
          ref={code}
        />
        {closed && (
          <ClosedCopy
            words={restoring.words}
            onWords={restoring.setWords}
            onRead={opening.reset}
            error={opening.error}
            loading={opening.isPending}
            onOpen={() => opening.mutate(closed)}
          />
        )}
        {looked && <SeenCopyDetails seen={looked.seen} />}
        {step && <StepProgress step={step} label="Avance de la copia" />}
        {looked && faltan > 0 && (
          <MissingPhotos
            faltan={faltan}
            ofCustodian={looked.abierta === true}
            tried={bring.isSuccess}
            loading={bring.isPending}
            disabled={busy}
            onFiles={(files) => bring.mutate({ copy: looked, files })}
            without={without}
            onWithout={restoring.setWithout}
          />
        )}
        <Group>
          {looked && (
            <Button
              loading={restore.isPending}
              disabled={bring.isPending || (faltan > 0 && !without)}
              onClick={() => restore.mutate(looked)}
            >
              Reponer esta copia
            </Button>
          )}
          <FileButton
            label="Archivo de la copia de la central"
            accept=".gz,.custodia,application/gzip"
            onFiles={([file]) => file && look.mutate({ file, codigo: form.values.codigo })}
          >
            {(open) => (
              <Button
                variant={looked || closed ? 'default' : 'filled'}
                loading={look.isPending}
                disabled={busy && !look.isPending}
                onClick={() => choose(open)}
              >
                {looked || closed ? 'Elegir otro archivo' : 'Elegir el archivo'}
              </Button>
            )}
          </FileButton>
          <Button variant="subtle" disabled={busy} onClick={onBack}>
            Empezar una central nueva
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}
