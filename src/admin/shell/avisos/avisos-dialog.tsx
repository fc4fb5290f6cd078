import { useMutation, useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { Choices } from '@/admin/ui/form/choices'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { Stack } from '@/shared/ui/box/layout'
import { type Hindrance, hindrance } from '@/shared/ui/control/hindrance'
import { playTone } from '@/shared/ui/control/tone'
import { CheckField } from '@/shared/ui/form/check-field'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'
import { avisosQuery, type Choice, changeAvisos } from './avisos'
import { Hindered } from './hindered'

const CHOICES: readonly (readonly [Choice, string, string?])[] = [
  ['nunca', 'No avisar'],
  ['emergencias', 'Emergencias'],
  ['todos', 'Todo', 'Emergencias, los demás reportes y los mensajes a la estación.'],
]

function Push({ why }: { why: Hindrance | null }) {
  const { data: choice } = useQuery(avisosQuery)
  const change = useMutation(changeAvisos)
  // What was just chosen, shown until it is stored or refused.
  const [wanted, want] = useState<Choice>()
  const choose = (next: Choice) => {
    want(next)
    change.mutate(next, { onSettled: () => want(undefined) })
  }
  return (
    <Choices
      legend="Con la aplicación cerrada, avisar de"
      name="avisos"
      choices={CHOICES}
      value={wanted ?? choice}
      onChange={choose}
      disabled={why !== null}
    />
  )
}

function Sound() {
  const [on, setOn] = useState(readPreferences().sonidoEmergencias === true)
  const change = (next: boolean) => {
    setOn(next)
    setPreference('sonidoEmergencias', next)
    if (next) playTone().catch((error) => console.warn('No se pudo tocar el sonido', error))
  }
  return (
    <CheckField
      label="Sonido cuando llega una emergencia"
      description="Con el panel abierto en este equipo. Al activarlo suena una vez."
      checked={on}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    />
  )
}

type AvisosDialogProps = { menu: RefObject<HTMLElement | null>; onClose: () => void }

/** Here the signed-in person chooses which arrivals at the central this device tells them about. */
export function AvisosDialog({ menu, onClose }: AvisosDialogProps) {
  const why = hindrance()
  return (
    <Dialog title="Avisos en este equipo" opener={menu} returnFocus={false} onClose={onClose}>
      <Stack>
        <Text size="sm">
          El aviso dice solo qué llegó y su código: nada de lo que la gente escribió. Tóquelo para abrirlo en
          el panel. Termina al cerrar sesión en este equipo.
        </Text>
        {why && <Hindered why={why} />}
        <Push why={why} />
        <Sound />
      </Stack>
    </Dialog>
  )
}
