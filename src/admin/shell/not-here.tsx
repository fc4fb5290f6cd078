import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onRemoteChange } from '@/shared/storage/changes'
import { Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { CloudOff } from '@/shared/ui/icon/icons'
import { Text, Title } from '@/shared/ui/text/text'
import classes from './admin-shell.module.css'

/** In the place of a screen whose records the role sees, until the central has brought them to this device. */
export function NotHere() {
  const client = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    const again = async () => {
      await client.refetchQueries({ predicate: ({ state }) => state.data === null })
      await router.invalidate()
    }
    return onRemoteChange(() => void again())
  }, [client, router])
  return (
    <Stack align="center" gap="sm" className={classes.restricted}>
      <CloudOff size={56} aria-hidden />
      <Title order={1} size="h2">
        Todavía no está en este equipo
      </Title>
      <Text dimmed>
        La central tiene estos registros y su rol los ve, pero todavía no llegaron aquí. Llegan solos en
        cuanto haya conexión con ella.
      </Text>
      <LinkButton to="/admin">Ir al Panel de Control</LinkButton>
    </Stack>
  )
}
