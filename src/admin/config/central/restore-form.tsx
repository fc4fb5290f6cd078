import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { CentralError } from '@/access/central/http'
import { lookAtCopy, restoreCopy, type SeenCopy, sendCopy } from '@/access/central/restoring'
import type { Step } from '@/access/central/steps'
import classes from '@/admin/config/config.module.css'
import { Section } from '@/admin/ui/box/section'
import { Details } from '@/admin/ui/record/details'
import { formatMoment } from '@/shared/lib/fecha'
import { required } from '@/shared/lib/form/rules'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import type { MutationMeta } from '@/shared/query/toast'
import { Callout } from '@/shared/ui/box/callout'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { CheckField } from '@/shared/ui/form/check-field'
import { TextField } from '@/shared/ui/form/fields'
import { FileButton } from '@/shared/ui/form/file-button'
import { Text } from '@/shared/ui/text/text'
import { StepProgress } from './step-progress'

const schema = v.object({
  codigo: v.pipe(required('Escriba el código que muestra la central al encenderse.'), v.toUpperCase()),
})

/** A copy that the central has looked at, and that nothing was done with yet. */
type Looked = { id: string; codigo: string; seen: SeenCopy }

const lookMeta: MutationMeta = { failure: 'La copia no sirve.' }
const restoreMeta: MutationMeta = { failure: 'La copia no se repuso.' }

function Seen({ seen }: { seen: SeenCopy }) {
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
    },
    onError: (error) => {
      if (error instanceof CentralError && error.code === 'codigo')
        form.setFieldError('codigo', error.message)
    },
    ...finish,
    meta: lookMeta,
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
          disabled={look.isPending || restore.isPending}
          {...form.getInputProps('codigo')}
        />
        {looked && <Seen seen={looked.seen} />}
        {step && <StepProgress step={step} label="Avance de la copia" />}
        {looked && faltan > 0 && (
          <CheckField
            label={faltan === 1 ? 'Reponerla sin esa fotografía' : 'Reponerla sin esas fotografías'}
            description="Los teléfonos que las tengan las envían otra vez. Si tiene la carpeta «fotos» que estaba junto a la copia, repóngala con ella por la consola: npm run central -- importar."
            checked={without}
            onChange={({ currentTarget }) => setWithout(currentTarget.checked)}
          />
        )}
        <Group>
          {looked && (
            <Button
              loading={restore.isPending}
              disabled={faltan > 0 && !without}
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
                disabled={restore.isPending}
                onClick={() => choose(open)}
              >
                {looked ? 'Elegir otro archivo' : 'Elegir el archivo'}
              </Button>
            )}
          </FileButton>
          <Button variant="subtle" disabled={look.isPending || restore.isPending} onClick={onBack}>
            Empezar una central nueva
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}
