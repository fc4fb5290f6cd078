import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCentral } from '@/access/central/mark'
import { useCan, useUser } from '@/access/current-user'
import { Bell } from '@/admin/ui/icon/icons'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { Disclosure } from '@/shared/ui/box/disclosure'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { hindrance } from '@/shared/ui/control/hindrance'
import { Text } from '@/shared/ui/text/text'
import { avisosQuery, changeAvisos } from './avisos'
import { Hindered } from './hindered'

/** Offers to tell of emergencies on this device, once to each person who may read them here. */
export function OfferAvisos() {
  const user = useUser()
  const may = useCan('reportes:view')
  const { data: choice } = useQuery({ ...avisosQuery, enabled: hasCentral() })
  const change = useMutation(changeAvisos)
  const [later, setLater] = useState(readPreferences().avisosDespues ?? [])
  if (!user || !may || !hasCentral() || choice !== 'nunca' || later.includes(user.id)) return null
  const why = hindrance()
  const putOff = () => {
    const next = [...later, user.id]
    setLater(next)
    setPreference('avisosDespues', next)
  }
  return (
    <Disclosure icon={Bell} title="¿Le avisamos en este equipo?">
      <Stack gap="sm">
        <Text>
          Cuando llegue una emergencia, este equipo suena aunque la aplicación esté cerrada. El aviso no dice
          nada de lo que la gente escribió.
        </Text>
        {why && <Hindered why={why} />}
        <Group gap="xs">
          {!why && (
            <Button
              leftSection={<Bell size={18} aria-hidden />}
              loading={change.isPending}
              onClick={() => change.mutate('emergencias')}
            >
              Avisar de emergencias
            </Button>
          )}
          <Button variant="default" onClick={putOff}>
            Ahora no
          </Button>
        </Group>
        <Text size="sm" dimmed>
          Después puede activarlo en el menú de su nombre, en «Avisos».
        </Text>
      </Stack>
    </Disclosure>
  )
}
