import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { anotar } from '@/entities/registro-servicios/queries'
import { toTime } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { DraftStatus } from '@/shared/ui/form/draft-status'
import { TextArea } from '@/shared/ui/form/fields'
import { ScopedForm, useFormScope } from '@/shared/ui/form/form-scope'
import { withNota } from './changes'
import classes from './salida.module.css'

/** A note for the observations of the parte, with its time. What is typed is kept until it is added. */
export function NotaForm({ id }: { id: string }) {
  const { mutateAsync } = useMutation(anotar)
  const form = useForm({
    initialValues: { nota: '' },
    validate: { nota: (text) => (text.trim() ? null : 'Escriba la nota.') },
  })
  const scope = useFormScope(`servicios-salida:${id}`, form)
  const add = async ({ nota }: { nota: string }) => {
    await mutateAsync({ id, change: withNota(toTime(new Date()), nota.trim()) })
    form.reset()
    await scope.draft.clear()
  }
  return (
    <ScopedForm scope={scope} onSubmit={add} onWrong={() => undefined}>
      <Stack gap="xs">
        <TextArea label="Nota" rows={2} {...form.getInputProps('nota')} />
        <DraftStatus
          draft={scope.draft}
          sentences={{
            restored: 'Se recuperó lo que estaba escribiendo.',
            saved: 'Lo escrito no se pierde. Toque «Agregar la nota» para que quede en el parte.',
            failed: 'No hay espacio para guardar lo que escribe. Agregue la nota ahora.',
          }}
        />
        <Button type="submit" variant="default" className={classes.large} loading={scope.busy}>
          Agregar la nota
        </Button>
      </Stack>
    </ScopedForm>
  )
}
