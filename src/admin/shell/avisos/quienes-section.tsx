import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useCan } from '@/access/current-user'
import { ADJUSTABLE_ROLES } from '@/access/permisos'
import { permisos } from '@/access/permisos-queries'
import { can } from '@/access/permissions'
import { ROLE_LABELS, type Role } from '@/access/roles'
import { Section } from '@/admin/ui/box/section'
import { Bell, ShieldAlert } from '@/admin/ui/icon/icons'
import { joinNames } from '@/shared/lib/text'
import { Callout } from '@/shared/ui/box/callout'
import { Button } from '@/shared/ui/control/button'
import { TriangleAlert } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { equipoSentence, heardSentence, quienesQuery, silentSentence, tryAvisos } from './quienes'
import classes from './quienes.module.css'

/** A role that keeps the log of calls and doesn't see the emergencies that begin them. */
function BlindRole({ rol }: { rol: Role }) {
  const { data: base } = useSuspenseQuery(permisos.query)
  const toggle = useMutation(permisos.toggle)
  const mayManage = [useCan('config:edit'), useCan('system:users')].every(Boolean)
  const role = ADJUSTABLE_ROLES.find((one) => one === rol)
  // The central counts anew once it has heard; who has just given the right is not asked to give it again.
  if (!role || can({ role, active: true, permisos: base[role] }, 'reportes:view')) return null
  return (
    <Callout
      color="orange"
      role="status"
      icon={<ShieldAlert aria-hidden />}
      title={`${ROLE_LABELS[rol]} no ve los reportes`}
    >
      <p className={classes.sentence}>
        Cuando llega una emergencia, su panel dice que nada espera y ningún equipo suyo avisa.
      </p>
      {mayManage && (
        <Button
          variant="default"
          loading={toggle.isPending}
          onClick={() => toggle.mutate({ role, permission: 'reportes:edit', on: true, base })}
        >
          Dejar que los vea y los atienda
        </Button>
      )}
    </Callout>
  )
}

/** Who hears of an emergency with the panel closed, on which device, since when, and how the last test went. */
export function QuienesSection() {
  const { data } = useQuery(quienesQuery)
  const test = useMutation(tryAvisos)
  const canEdit = useCan('config:edit')
  if (!data) return null
  const heard = heardSentence(data)
  const silent = data.personas.filter(({ equipos }) => equipos.length === 0).map(({ nombre }) => nombre)
  return (
    <Section title="¿Quién se entera?">
      {heard === null && (
        <Callout color="red" role="status" icon={<TriangleAlert aria-hidden />} title="Nadie se despierta">
          {silentSentence(data)} En el teléfono de cada persona: entrar al panel, tocar el menú de su nombre y
          elegir «Avisos».
        </Callout>
      )}
      {data.sinReportes.map((rol) => (
        <BlindRole key={rol} rol={rol} />
      ))}
      {heard !== null && (
        <ul className={classes.people}>
          {data.personas
            .filter(({ equipos }) => equipos.length > 0)
            .map(({ id, nombre, rol, equipos }) => (
              <li key={id}>
                <Text>
                  <b>{nombre}</b>, {ROLE_LABELS[rol]}
                </Text>
                <ul>
                  {equipos.map((one) => (
                    <li key={`${one.desde} ${one.equipo}`}>
                      {equipoSentence(one)}
                      {one.fallo && `. ${one.fallo}`}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
        </ul>
      )}
      {silent.length > 0 && heard !== null && (
        <Text size="sm" dimmed>
          Ven los reportes y no tienen avisos: {joinNames(silent)}.
        </Text>
      )}
      {heard !== null && canEdit && (
        <div>
          <Button
            variant="default"
            leftSection={<Bell size={18} aria-hidden />}
            loading={test.isPending}
            onClick={() => test.mutate()}
          >
            Probar los avisos
          </Button>
        </div>
      )}
    </Section>
  )
}
