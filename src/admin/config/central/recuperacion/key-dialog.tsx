import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { newRecoveryWords, putRecoveryKey } from '@/access/central/copies'
import { COPIES_KEY } from '@/admin/shell/data/central-copies'
import { PrintButton } from '@/admin/ui/print/print-button'
import { PrintedPaper, Signatures } from '@/admin/ui/print/printed-paper'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { numbered } from '@/shared/lib/numbered'
import type { MutationMeta } from '@/shared/query/toast'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { QrCode } from '@/shared/ui/share/qr-code'
import { Text } from '@/shared/ui/text/text'
import classes from './recuperacion.module.css'

/** The sheet for the safe. It shows only on paper. */
export function PrintedKey({ words }: { words: readonly string[] }) {
  const institucion = useInstitucion()
  return (
    <PrintedPaper
      institucion={institucion}
      title="Clave de recuperación"
      subject="Guárdese en la caja fuerte"
    >
      {() => (
        <>
          <p>
            Con estas doce palabras, en este orden, y el archivo que guarda cualquiera de los equipos
            custodios, una central nueva vuelve a tener los registros, las cuentas y las fotografías de la
            brigada. Sin ellas nadie puede abrir esas copias: ni la central las tiene escritas.
          </p>
          <ol className={classes.printed}>
            {numbered(words).map(({ place, value }) => (
              <li key={place}>
                <b>{value}</b>
              </li>
            ))}
          </ol>
          <div className={classes.printedCode}>
            <QrCode text={words.join(' ')} label="Las doce palabras" lasting />
          </div>
          <h2>Cómo se usa</h2>
          <ol>
            <li>
              En un equipo custodio: Panel → Central → «Guardar en un archivo». Lleve ese archivo a la máquina
              nueva.
            </li>
            <li>En la máquina nueva, encienda la central (npm start) y abra su dirección.</li>
            <li>
              Acceso al Sistema → «¿Le dieron un código?» → «Ya teníamos una central: reponer su copia».
              Escriba el código que muestra la consola y elija el archivo.
            </li>
            <li>
              Ahí mismo lea el código de esta hoja con la cámara, o escriba las doce palabras: los acentos y
              las mayúsculas no importan.
            </li>
          </ol>
          <p>
            Fuera de eso no la fotografíe, y no la envíe: quien tenga las palabras y una copia lee todo. Si
            esta hoja se pierde, haga otra clave en Configuración → Central. Las copias hechas antes de una
            clave nueva se abren solo con la de antes: guarde ambas hojas hasta que cada custodio tenga una
            copia nueva.
          </p>
          <Signatures of={['La hizo', 'La guarda']} />
        </>
      )}
    </PrintedPaper>
  )
}

const makeMeta: MutationMeta = { failure: 'La clave no se pudo hacer.' }
const putMeta: MutationMeta = {
  success: {
    title: 'La clave de recuperación está lista',
    message: 'Desde ahora las copias de los custodios se cierran con ella.',
  },
  failure: 'La clave no se guardó. Sigue la de antes.',
  invalidates: [COPIES_KEY, 'custodia'],
}

/** Without accents and capitals, as it is typed from a sheet of paper. */
const plain = (word: string) => word.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Two of the places, the earlier one first. */
function twoOf(count: number): [number, number] {
  const first = Math.floor(Math.random() * count)
  const other = (first + 1 + Math.floor(Math.random() * (count - 1))) % count
  return [Math.min(first, other), Math.max(first, other)]
}

type StepProps = { words: readonly string[]; onBack: () => void; onNext: () => void }

function Show({ words, onBack, onNext }: StepProps) {
  return (
    <>
      <Text>
        Estas doce palabras abren las copias que guardan los custodios. Se muestran solo ahora: ni la central
        las conserva.
      </Text>
      <ol className={classes.words} aria-label="Palabras de la clave">
        {numbered(words).map(({ place, value }) => (
          <li key={place}>
            <span>{place}.</span> {value}
          </li>
        ))}
      </ol>
      <div className={classes.code}>
        <QrCode text={words.join(' ')} label="Código QR con las doce palabras" />
      </div>
      <Callout color="orange" role="status" title="Imprímala y guárdela en la caja fuerte">
        Si se quema junto con la central, las copias no se abren nunca más: guarde otra hoja en otra casa. No
        la envíe por chat.
      </Callout>
      <PrintedKey words={words} />
      <DialogFooter>
        <Button variant="default" onClick={onBack}>
          Cancelar
        </Button>
        <PrintButton what="la hoja" />
        <Button onClick={onNext}>Ya la tengo en papel</Button>
      </DialogFooter>
    </>
  )
}

function Confirm({ words, onBack, onNext }: StepProps) {
  const [[first, second]] = useState(() => twoOf(words.length))
  const put = useMutation({
    mutationFn: () => putRecoveryKey(words.join(' ')),
    onSuccess: onNext,
    meta: putMeta,
  })
  const isWord = (index: number) =>
    v.pipe(
      v.string(),
      v.check(
        (typed) => plain(typed) === plain(words[index] ?? ''),
        `No es la palabra ${index + 1} de la hoja.`,
      ),
    )
  const form = useForm({
    initialValues: { una: '', otra: '' },
    validate: schemaResolver(v.object({ una: isWord(first), otra: isWord(second) }), { sync: true }),
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => put.mutate())}>
      <Stack gap="sm">
        <Text>Para saber que la hoja está bien, escriba dos de sus palabras.</Text>
        <TextField
          label={`Palabra ${first + 1}`}
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('una')}
        />
        <TextField
          label={`Palabra ${second + 1}`}
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('otra')}
        />
        <DialogFooter>
          <Button variant="default" disabled={put.isPending} onClick={onBack}>
            Ver las palabras otra vez
          </Button>
          <Button type="submit" loading={put.isPending}>
            Usar esta clave
          </Button>
        </DialogFooter>
      </Stack>
    </form>
  )
}

/** Makes a recovery key: shown once, put on paper, and taken only when two of its words were typed from there. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const { data: words, mutate, isError } = useMutation({ mutationFn: newRecoveryWords, meta: makeMeta })
  const [confirming, setConfirming] = useState(false)
  useEffect(() => mutate(), [mutate])
  useEffect(() => {
    if (isError) onClose()
  }, [isError, onClose])
  return (
    <Dialog onClose={onClose} title="Clave de recuperación" closeOnClickOutside={false}>
      <Stack gap="sm">
        {!words && <Text role="status">La central hace la clave…</Text>}
        {words && !confirming && <Show words={words} onBack={onClose} onNext={() => setConfirming(true)} />}
        {words && confirming && (
          <Confirm words={words} onBack={() => setConfirming(false)} onNext={onClose} />
        )}
      </Stack>
    </Dialog>
  )
}
