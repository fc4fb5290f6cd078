import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Acceso, Invitacion } from '@/access/central/devices'
import { hasCentral } from '@/access/central/mark'
import { useReach } from '@/admin/ui/record/reach'
import { CodeDialog } from '@/admin/ui/share/code-dialog'
import { untilWords } from '@/admin/ui/share/given-code'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { accesosQuery, endAcceso, invitePerson } from '@/entities/personal/accesos'
import type { Miembro } from '@/entities/personal/miembro'
import { formatMoment } from '@/shared/lib/fecha'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text, Title } from '@/shared/ui/text/text'
import { invitationOf } from './invitation'
import classes from './personal.module.css'

type InvitationDialogProps = {
  miembro: Pick<Miembro, 'nombres' | 'email' | 'telefono'>
  invitacion: Invitacion
  onClose: () => void
}

/** Hands over the code that makes a phone this person's. */
function InvitationDialog({ miembro, invitacion, onClose }: InvitationDialogProps) {
  const calls = useModulos()('despacho')
  const opens = calls ? 've las salidas y las contesta' : 'abre «Mi lugar», con lo suyo'
  return (
    <CodeDialog
      name={miembro.nombres}
      codigo={invitacion.codigo}
      about={`Con este código su teléfono ${opens}. ${untilWords(invitacion)}`}
      sharing="Compartir el acceso"
      here="En este mismo equipo se escribe en «Mi lugar» (/mi)."
      share={(address, institucion) => invitationOf(miembro, invitacion, address, institucion, calls)}
      onClose={onClose}
    />
  )
}

type PhoneProps = { acceso: Acceso; calls: boolean; onEnd: (() => void) | undefined }

function Phone({ acceso, calls, onEnd }: PhoneProps) {
  const { equipo, creado, usado, avisa } = acceso
  return (
    <li>
      <Group apart>
        <Text>
          {equipo}: desde el {formatMoment(creado)}, visto el {formatMoment(usado)}
          {calls && (avisa ? ', avisa de las salidas' : ', no avisa')}
        </Text>
        {onEnd && (
          <Button variant="default" onClick={onEnd}>
            Quitar
          </Button>
        )}
      </Group>
    </li>
  )
}

const LOOK_MS = 3000

/** The phones that let this person see the call and answer it. Only a brigade's own central has them. */
export function AccesoSection({ miembro, mayEdit }: { miembro: Miembro; mayEdit: boolean }) {
  const own = useReach() !== 'muestra'
  const calls = useModulos()('despacho')
  const { data, error } = useQuery({
    ...accesosQuery,
    enabled: hasCentral() && own,
    // Whoever handed over a code waits here until the other phone is in.
    refetchInterval: ({ state }) => (state.data?.invitaciones[miembro.id] ? LOOK_MS : false),
  })
  const invite = useMutation(invitePerson)
  const end = useMutation(endAcceso)
  const [open, setOpen] = useState(false)
  const { confirm } = useOverlays()
  if (!hasCentral()) return null
  const phones = data?.accesos.filter(({ persona }) => persona === miembro.id) ?? []
  const hasta = data?.invitaciones[miembro.id]
  const askAndEnd = async ({ id, equipo }: Acceso) => {
    const sure = await confirm({
      title: `Quitar el acceso de este ${equipo}`,
      question: `${miembro.nombres} deja de ${calls ? 'ver las salidas y de recibir avisos' : 'ver lo suyo'} en ese teléfono. Para volver necesita otro código.`,
      confirm: 'Quitar el acceso',
      danger: true,
    })
    if (sure) end.mutate(id)
  }
  return (
    <section aria-labelledby="acceso">
      <Stack gap="xs">
        <Title order={3} size="h4" id="acceso">
          Su teléfono
        </Title>
        {!own && (
          <Text dimmed>
            Con la central de su brigada, aquí se le da acceso a su propio teléfono
            {calls ? ' para ver y contestar las salidas' : ', con lo suyo'}.
          </Text>
        )}
        {error && <Text role="status">{error.message}</Text>}
        {data && phones.length === 0 && (
          <Text>
            Ningún teléfono suyo tiene acceso{calls ? ': no se entera de una salida por aquí.' : '.'}
          </Text>
        )}
        {phones.length > 0 && (
          <ul className={classes.phones}>
            {phones.map((acceso) => (
              <Phone
                key={acceso.id}
                acceso={acceso}
                calls={calls}
                onEnd={mayEdit ? () => void askAndEnd(acceso) : undefined}
              />
            ))}
          </ul>
        )}
        {hasta && (
          <Text dimmed>
            Tiene un código sin usar, hasta el {formatMoment(hasta)}. Si le da otro, ese deja de valer.
          </Text>
        )}
        {mayEdit && own && miembro.activo && (
          <Group>
            <Button
              variant="default"
              loading={invite.isPending}
              onClick={() => invite.mutate(miembro.id, { onSuccess: () => setOpen(true) })}
            >
              {hasta ? 'Dar otro código' : phones.length > 0 ? 'Dar acceso a otro teléfono' : 'Dar acceso'}
            </Button>
          </Group>
        )}
      </Stack>
      {open && invite.data && (
        <InvitationDialog miembro={miembro} invitacion={invite.data} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}
