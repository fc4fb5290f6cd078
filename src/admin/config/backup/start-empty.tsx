import { List } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import classes from '@/admin/config/config.module.css'
import { useSamples } from '@/admin/shell/data/sample-queries'
import type { SampleCount } from '@/admin/shell/data/samples'
import { Section } from '@/admin/ui/box/section'
import { REACH_WORDS, useReach } from '@/admin/ui/record/reach'
import { plural } from '@/shared/lib/plural'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'
import { startEmpty } from './restore'

const WORD = 'COMENZAR'

function countWords({ title, ejemplos, cambiados, propios }: SampleCount): string {
  const changed = cambiados > 0 ? `, ${plural(cambiados, 'cambiado', 'cambiados')} por alguien` : ''
  const own = propios === 1 ? ' Se queda 1 que no lo es.' : ` Se quedan ${propios} que no lo son.`
  return `${title}: ${plural(ejemplos, 'ejemplo', 'ejemplos')}${changed}.${propios > 0 ? own : ''}`
}

function StartEmptyDialog({ samples, onClose }: { samples: readonly SampleCount[]; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const empty = useMutation(startEmpty)
  const reach = REACH_WORDS[useReach()]
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
            Se quitan los registros de ejemplo, también los que alguien cambió. Lo que se agregó se queda.
          </Text>
          <List size="sm" spacing={4}>
            {samples.map((count) => (
              <List.Item key={count.key}>{countWords(count)}</List.Item>
            ))}
          </List>
          {reach && <Text strong>{reach}</Text>}
          <Text>
            Las cifras de ejemplo del sitio dejan de mostrarse. Los usuarios y la configuración se quedan.
            Antes se guarda una copia en este navegador.
          </Text>
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
              Quitar los ejemplos
            </Button>
          </DialogFooter>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Starts without sample data, once a brigade has tried the system; at a central only while there is any. */
export function StartEmpty() {
  const [opened, dialog] = useDisclosure(false)
  const samples = useSamples().filter(({ ejemplos }) => ejemplos > 0)
  const alone = useReach() === 'equipo'
  if (!alone && samples.length === 0 && !opened) return null
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
      {opened && <StartEmptyDialog samples={samples} onClose={dialog.close} />}
    </Section>
  )
}
