import { useMutation } from '@tanstack/react-query'
import { UserCheck, UserX } from '@/admin/ui/icon/icons'
import { ActiveBadge } from '@/admin/ui/record/active-badge'
import { Details } from '@/admin/ui/record/details'
import { EditButton } from '@/admin/ui/record/edit-button'
import type { Miembro } from '@/entities/personal/miembro'
import { miembrosList } from '@/entities/personal/module'
import { miembros, returnMiembro, seenDatos } from '@/entities/personal/queries'
import { formatDay, formatMoment } from '@/shared/lib/fecha'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { Printer } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { PersonPhoto } from '@/shared/ui/photo/person-photo'
import { Text } from '@/shared/ui/text/text'
import { AccesoSection } from './acceso-section'
import { Contact } from './columns'
import { CredencialList } from './credencial-list'
import classes from './personal.module.css'

type MiembroDetailsProps = {
  miembro: Miembro
  onClose: () => void
  /** Only given to those with the permission, who can also turn the person on and off (spec §2.14). */
  onEdit?: (() => void) | undefined
  /** Opens the form that turns the person off. */
  onLeave: () => void
  /** Opens the form of a credential, or of a new one; given to the same people. */
  onCredencial: ((id: string) => void) | undefined
}

export function MiembroDetails(props: MiembroDetailsProps) {
  const { miembro, onClose, onEdit, onLeave, onCredencial } = props
  const update = useMutation(miembros.update)
  const { nombres, cargo, area, telefono, email, activo, orden, fechaIngreso, fechaSalida, motivoSalida } =
    miembro
  const Icon = activo ? UserX : UserCheck
  return (
    <Dialog onClose={onClose} title={nombres} size="lg">
      <Stack>
        <div className={classes.head}>
          <PersonPhoto nombres={nombres} source={miembro.fotoUrl} size={112} />
          <Stack gap="tight" align="start">
            <Text strong>{cargo}</Text>
            <ActiveBadge active={activo} />
          </Stack>
        </div>
        <Details
          of={[miembrosList.key, miembro.id]}
          rows={[
            ['Área', area],
            ['Contacto', telefono || email ? <Contact key="contacto" miembro={miembro} /> : ''],
            ['Cédula', miembro.cedula],
            ['Tipo de sangre', miembro.sangre],
            ['Contacto de emergencia', miembro.contactoEmergencia],
            ['Fecha de ingreso', formatDay(fechaIngreso)],
            ['Fecha de salida', !activo && formatDay(fechaSalida)],
            ['Motivo de la salida', !activo && motivoSalida],
            ['Orden', orden],
          ]}
        />
        {miembro.datosPropios && (
          <Callout color="blue" role="status" title="Cambió sus datos">
            <Stack gap="xs" align="start">
              <Text>
                Su teléfono o su contacto de emergencia, desde su propio teléfono, el{' '}
                {formatMoment(miembro.datosPropios)}. El historial dice qué había antes.
              </Text>
              {onEdit && (
                <Button
                  variant="default"
                  loading={update.isPending}
                  onClick={() => update.mutate(seenDatos(miembro.id))}
                >
                  Entendido
                </Button>
              )}
            </Stack>
          </Callout>
        )}
        <AccesoSection miembro={miembro} mayEdit={Boolean(onEdit)} />
        <CredencialList miembro={miembro} onOpen={onCredencial} />
        {onEdit && (
          <DialogFooter>
            <LinkButton
              to="/admin/personal/horas"
              search={{ certificado: miembro.id }}
              variant="default"
              leftSection={<Printer size={18} aria-hidden />}
            >
              Certificado de horas
            </LinkButton>
            <Button
              variant="default"
              leftSection={<Icon size={18} aria-hidden />}
              loading={update.isPending}
              onClick={() => (activo ? onLeave() : update.mutate(returnMiembro(miembro.id)))}
            >
              {activo ? 'Desactivar' : 'Activar'}
            </Button>
            <EditButton onEdit={onEdit} />
          </DialogFooter>
        )}
      </Stack>
    </Dialog>
  )
}
