import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mi } from '@/entities/despacho/mi'
import { goOutHere, saveMyData } from '@/entities/despacho/phone-queries'
import { phoneProblem } from '@/shared/lib/form/contact-rules'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { useDraft } from '@/shared/ui/form/use-draft'
import { Text, Title } from '@/shared/ui/text/text'

function LeaveThisPhone() {
  const leave = useMutation(goOutHere)
  const [sure, setSure] = useState(false)
  if (!sure)
    return (
      <Button variant="subtle" onClick={() => setSure(true)}>
        Quitar mi acceso de este teléfono
      </Button>
    )
  return (
    <Stack gap="xs">
      <Text>Desde entonces este teléfono no ve salidas ni avisa. Para volver necesita otro código.</Text>
      <Group gap="xs">
        <Button variant="danger" loading={leave.isPending} onClick={() => leave.mutate()}>
          Sí, quitarlo
        </Button>
        <Button variant="default" autoFocus onClick={() => setSure(false)}>
          No
        </Button>
      </Group>
    </Stack>
  )
}

/** What a person changes of their own record; whoever runs the personnel sees it in its history. */
export function OwnData({ persona }: { persona: Mi['persona'] }) {
  const save = useMutation(saveMyData)
  const { telefono, contactoEmergencia } = persona
  const form = useForm({
    initialValues: { telefono, contactoEmergencia },
    validate: { telefono: (value) => phoneProblem(value, telefono) },
  })
  const draft = useDraft(`mi:${persona.id}`, form)
  const submit = form.onSubmit(async (values) => {
    const saved = await save.mutateAsync(values).then(
      () => true,
      () => false,
    )
    if (!saved) return
    await draft.clear()
    form.resetDirty(values)
  })
  return (
    <Sheet component="section" pad="wide" aria-labelledby="mis-datos">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Title order={2} size="h3" id="mis-datos">
            Mis datos
          </Title>
          <TextField label="Mi teléfono" type="tel" autoComplete="tel" {...form.getInputProps('telefono')} />
          <TextField
            label="Contacto de emergencia"
            note="A quién llamar si me pasa algo: nombre y teléfono."
            {...form.getInputProps('contactoEmergencia')}
          />
          <Button type="submit" variant="default" loading={save.isPending} disabled={!form.isDirty()}>
            Guardar mis datos
          </Button>
          <LeaveThisPhone />
        </Stack>
      </form>
    </Sheet>
  )
}
