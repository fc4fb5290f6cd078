import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import classes from '@/admin/config/config.module.css'
import { Section } from '@/admin/ui/box/section'
import { sampleKeys, titleOfKey } from '@/entities/modules'
import { joinNames } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { DialogFooter } from '@/shared/ui/overlay/dialog-footer'
import { Text } from '@/shared/ui/text/text'
import { startEmpty } from './restore'

const WORD = 'COMENZAR'

function StartEmptyDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const empty = useMutation(startEmpty)
  const agreed = typed.trim().toUpperCase() === WORD
  return (
    <Dialog onClose={onClose} title="Comenzar sin datos de ejemplo" closeOnClickOutside={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (agreed) empty.mutate(undefined, { onSuccess: onClose })
        }}
      >
        <Stack>
          <Text>
            Se vacían {joinNames(sampleKeys().map(titleOfKey))}, con todas sus fotografías. También lo que ya
            haya escrito allí.
          </Text>
          <Text>Los usuarios y la configuración se quedan. Antes se guarda una copia en este navegador.</Text>
          <TextField
            label={`Escriba ${WORD} para confirmar`}
            autoComplete="off"
            autoCapitalize="characters"
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <DialogFooter>
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" variant="danger" disabled={!agreed} loading={empty.isPending}>
              Vaciar módulos
            </Button>
          </DialogFooter>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Starts without sample data, once a brigade has tried the system. */
export function StartEmpty() {
  const [opened, dialog] = useDisclosure(false)
  return (
    <Section title="Empezar de verdad">
      <Group apart>
        <Text size="sm" dimmed className={classes.beside}>
          Quita los datos de ejemplo de todos los módulos para cargar los de su institución.
        </Text>
        <Button variant="danger" onClick={dialog.open}>
          Comenzar sin datos de ejemplo
        </Button>
      </Group>
      {opened && <StartEmptyDialog onClose={dialog.close} />}
    </Section>
  )
}
