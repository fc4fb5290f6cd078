import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useCan } from '@/access/current-user'
import type { ModuloId } from '@/access/modulos'
import { Layers } from '@/admin/ui/icon/icons'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { Text, Title } from '@/shared/ui/text/text'
import classes from './admin-shell.module.css'
import { MODULO_WORDS } from './modulos/words'

/** At the addresses of a module that the brigade doesn't use. Shows the screen once it does. */
export function ModuleOff({ modulo }: { modulo: ModuloId }) {
  const router = useRouter()
  const mayTurnOn = useCan('config:edit')
  const uses = useModulos()
  const asked = useRef(uses)
  useEffect(() => {
    if (asked.current !== uses) void router.invalidate()
    asked.current = uses
  }, [uses, router])
  return (
    <Stack align="center" gap="sm" className={classes.restricted}>
      <Layers size={56} aria-hidden />
      <Title order={1} size="h2">
        La brigada no usa «{MODULO_WORDS[modulo].title}»
      </Title>
      <Text dimmed>
        Está apagado, y sus registros siguen guardados.{' '}
        {mayTurnOn
          ? 'Usted puede encenderlo.'
          : 'Lo enciende el Super Administrador, en Configuración → Módulos.'}
      </Text>
      {mayTurnOn ? (
        <LinkButton to="/admin/config" search={{ tab: 'modulos' }}>
          Ir a Módulos
        </LinkButton>
      ) : (
        <LinkButton to="/admin">Ir al Panel de Control</LinkButton>
      )}
    </Stack>
  )
}
