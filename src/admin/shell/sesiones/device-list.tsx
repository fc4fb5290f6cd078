import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Sesion } from '@/access/central/devices'
import type { PublicUser } from '@/access/usuarios/usuario'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import { useNow } from '@/admin/ui/record/age'
import { ago } from '@/shared/lib/ago'
import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { endOne, endOthers } from './queries'

const nameOf = ({ equipo }: Sesion): string => equipo || 'Equipo sin nombre'

const alsoWords = ({ avisa, custodia }: Sesion): string =>
  [avisa && 'Recibe avisos.', custodia && 'Guarda la copia de la noche.'].filter(Boolean).join(' ')

type DeviceProps = { sesion: Sesion; now: Date; pending: boolean; onEnd: () => void }

function Device({ sesion, now, pending, onEnd }: DeviceProps) {
  const name = nameOf(sesion)
  const also = alsoWords(sesion)
  return (
    <ActionRow
      action={
        !sesion.esta && (
          <Button
            variant="default"
            loading={pending}
            aria-label={`Terminar la sesión en ${name}, de ${formatMoment(sesion.desde)}`}
            onClick={onEnd}
          >
            Terminar
          </Button>
        )
      }
    >
      <Text strong>
        {name}
        {sesion.esta && ' · este equipo'}
      </Text>
      <Text size="sm">
        Ingresó el {formatMoment(sesion.desde)}. Último uso: {ago(sesion.uso, now)}.
      </Text>
      {also && (
        <Text size="sm" dimmed>
          {also}
        </Text>
      )}
    </ActionRow>
  )
}

/** What becomes of a device whose session is ended, in the words of the question. */
const whatEnds = (whose: string): string =>
  `La central deja de entregarle y de recibirle, desde su siguiente paso con red. Ahí terminan también los avisos y la copia de la noche. Lo que ${whose} escribió ahí y no se envió espera en ese equipo hasta que ingrese otra vez.`

type DeviceListProps = {
  usuario: Pick<PublicUser, 'id' | 'name'>
  own: boolean
  sesiones: readonly Sesion[]
}

/** In which devices somebody is signed in, each with its end. */
export function DeviceList({ usuario, own, sesiones }: DeviceListProps) {
  const now = useNow()
  const { confirm } = useOverlays()
  const list = useRef<HTMLDivElement>(null)
  const one = useMutation(endOne)
  const others = useMutation(endOthers)
  const endable = sesiones.filter(({ esta }) => !esta).length
  const whose = own ? 'usted' : usuario.name
  // The button goes with its device.
  const onSuccess = () => list.current?.focus()
  const askAndEnd = async (sesion: Sesion) => {
    const sure = await confirm({
      title: `Terminar la sesión en ${nameOf(sesion)}`,
      question: whatEnds(whose),
      confirm: 'Terminar la sesión',
      cancel: 'Cancelar',
      danger: true,
    })
    if (sure) one.mutate({ usuario: usuario.id, id: sesion.id }, { onSuccess })
  }
  const askAndEndOthers = async () => {
    const sure = await confirm({
      title: own ? 'Terminar las demás sesiones' : `Terminar las sesiones de ${usuario.name}`,
      question: `${own ? 'Usted sigue solo en este equipo.' : 'Sale de todos sus equipos.'} ${whatEnds(whose)}`,
      confirm: 'Terminar todas',
      cancel: 'Cancelar',
      danger: true,
    })
    if (sure) others.mutate(usuario.id, { onSuccess })
  }
  return (
    <Stack gap="sm">
      <div ref={list} tabIndex={-1}>
        <Text size="sm" role="status">
          {sesiones.length === 0
            ? 'En ningún equipo hay una sesión abierta.'
            : `${plural(sesiones.length, 'equipo', 'equipos')} con la sesión abierta.`}
        </Text>
      </div>
      {sesiones.length > 0 && (
        <ActionRows>
          {sesiones.map((sesion) => (
            <Device
              key={sesion.id}
              sesion={sesion}
              now={now}
              pending={one.isPending && one.variables.id === sesion.id}
              onEnd={() => void askAndEnd(sesion)}
            />
          ))}
        </ActionRows>
      )}
      {endable > (own ? 0 : 1) && (
        <Group>
          <Button variant="default" loading={others.isPending} onClick={() => void askAndEndOthers()}>
            {own ? 'Terminar todas las demás' : 'Terminar todas'}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
