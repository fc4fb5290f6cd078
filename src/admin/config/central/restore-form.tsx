import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { CentralError } from '@/access/central/http'
import { lookAtCopy, restoreCopy, type SeenCopy, sendCopy, sendPhotos } from '@/access/central/restoring'
import type { Step } from '@/access/central/steps'
import classes from '@/admin/config/config.module.css'
import { Section } from '@/admin/ui/box/section'
import { required } from '@/shared/lib/form/rules'
import type { MutationMeta } from '@/shared/query/toast'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { FileButton } from '@/shared/ui/form/file-button'
import { Text } from '@/shared/ui/text/text'
import { MissingPhotos } from './missing-photos'
import { SeenCopyDetails } from './seen-copy'
import { StepProgress } from './step-progress'

const schema = v.object({
  codigo: v.pipe(required('Escriba el código que muestra la central al encenderse.'), v.toUpperCase()),
})

/** A copy that the central has looked at, and that nothing was done with yet. */
type Looked = { id: string; codigo: string; seen: SeenCopy }

const lookMeta: MutationMeta = { failure: 'La copia no sirve.' }
const bringMeta: MutationMeta = { failure: 'Las fotografías no llegaron a la central.' }
const restoreMeta: MutationMeta = { failure: 'La copia no se repuso.' }

/** Puts a brigade's copy back on a central that nobody has claimed; `onBack` returns to claiming it anew. */
export function RestoreForm({ codigo, onBack }: { codigo: string; onBack: () => void }) {
  const form = useForm({ initialValues: { codigo }, validate: schemaResolver(schema, { sync: true }) })
  const [step, setStep] = useState<Step | null>(null)
  const [looked, setLooked] = useState<Looked | null>(null)
  const [without, setWithout] = useState(false)
  const finish = { onSettled: () => setStep(null) }

  const look = useMutation({
    mutationFn: async (file: File): Promise<Looked> => {
      const code = form.values.codigo
      const id = await sendCopy(file, code, setStep)
      setStep({ paso: 'La central revisa la copia' })
      return { id, codigo: code, seen: await lookAtCopy(id, code) }
    },
    onSuccess: (copy) => {
      setLooked(copy)
      setWithout(false)
      bring.reset()
    },
    onError: (error) => {
      if (error instanceof CentralError && error.code === 'codigo')
        form.setFieldError('codigo', error.message)
    },
    ...finish,
    meta: lookMeta,
  })
  const bring = useMutation({
    mutationFn: async ({ copy, files }: { copy: Looked; files: File[] }): Promise<Looked> => {
      await sendPhotos({ ...copy, faltantes: copy.seen.faltantes }, files, setStep)
      setStep({ paso: 'La central revisa la copia' })
      return { ...copy, seen: await lookAtCopy(copy.id, copy.codigo) }
    },
    onSuccess: setLooked,
    ...finish,
    meta: bringMeta,
  })
  const restore = useMutation({
    mutationFn: ({ id, codigo: code }: Looked) => restoreCopy(id, code, without, setStep),
    ...finish,
    meta: restoreMeta,
  })
  const choose = (open: () => void) => {
    if (form.validate().hasErrors) return
    setLooked(null)
    open()
  }
  const faltan = looked?.seen.faltan ?? 0
  const busy = look.isPending || restore.isPending

  if (restore.isSuccess)
    return (
      <Section title="La copia está repuesta">
        <Stack gap="sm" className={classes.narrow}>
          <Text>
            La central es otra vez de <b>{looked?.seen.brigada || 'su brigada'}</b>. Todos ingresan de nuevo,
            con la cuenta y la contraseña que tenían; cada teléfono ofrece lo que escribió después de la
            copia.
          </Text>
          <Group>
            {/* Read anew: this page was made for a central without a brigade. */}
            <Button onClick={() => location.assign('/login')}>Ingresar</Button>
          </Group>
        </Stack>
      </Section>
    )
  return (
    <Section title="Reponer una copia">
      <Stack gap="sm" className={classes.narrow}>
        <Text size="sm" dimmed>
          Para volver a la central de antes en esta máquina: el archivo de una copia de la noche, o el que
          dejó «exportar». Vuelven los registros, las cuentas, el historial y las fotografías.
        </Text>
        <TextField
          label="Código de la central"
          description="Lo muestra la ventana donde se encendió, al final."
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={busy || bring.isPending}
          {...form.getInputProps('codigo')}
        />
        {looked && <SeenCopyDetails seen={looked.seen} />}
        {step && <StepProgress step={step} label="Avance de la copia" />}
        {looked && faltan > 0 && (
          <MissingPhotos
            faltan={faltan}
            tried={bring.isSuccess}
            loading={bring.isPending}
            disabled={busy}
            onFiles={(files) => bring.mutate({ copy: looked, files })}
            without={without}
            onWithout={setWithout}
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
            accept=".gz,application/gzip"
            onFiles={([file]) => file && look.mutate(file)}
          >
            {(open) => (
              <Button
                variant={looked ? 'default' : 'filled'}
                loading={look.isPending}
                disabled={restore.isPending || bring.isPending}
                onClick={() => choose(open)}
              >
                {looked ? 'Elegir otro archivo' : 'Elegir el archivo'}
              </Button>
            )}
          </FileButton>
          <Button variant="subtle" disabled={busy || bring.isPending} onClick={onBack}>
            Empezar una central nueva
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}
