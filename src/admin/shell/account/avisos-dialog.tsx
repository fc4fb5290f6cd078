import { useMutation, useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { Choices } from '@/admin/ui/form/choices'
import { ShieldAlert } from '@/admin/ui/icon/icons'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { CheckField } from '@/shared/ui/form/check-field'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'
import { avisosQuery, type Choice, changeAvisos, type Hindrance, hindrance } from './avisos'
import { playTone } from './tone'

const CHOICES: readonly (readonly [Choice, string, string?])[] = [
  ['nunca', 'No avisar'],
  ['emergencias', 'Emergencias'],
  ['todos', 'Todo', 'Emergencias, los demás reportes y los mensajes a la estación.'],
]

const WHY: Record<Hindrance, readonly [title: string, sentence: string]> = {
  insecure: [
    'Aquí no hay avisos sin https',
    'El navegador los permite solo en una dirección que empieza con https://. Pídala a quien administra la central.',
  ],
  install: [
    'Instale la aplicación primero',
    'En un iPhone o iPad: toque Compartir, elija «Agregar a inicio», abra la aplicación desde ahí y vuelva a esta pantalla.',
  ],
  unsupported: [
    'Este navegador no sabe avisar',
    'Abra el panel en Chrome, Edge, Firefox o Safari, actualizados y fuera de una ventana privada.',
  ],
  denied: [
    'Los avisos están bloqueados en este navegador',
    'Toque el icono junto a la dirección, o abra los ajustes de la aplicación, permita las notificaciones y vuelva a esta pantalla.',
  ],
}

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
        {why && (
          <Callout color="orange" role="status" icon={<ShieldAlert aria-hidden />} title={WHY[why][0]}>
            {WHY[why][1]}
          </Callout>
        )}
        <Push why={why} />
        <Sound />
      </Stack>
    </Dialog>
  )
}
