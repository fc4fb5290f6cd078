import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onRemoteChange } from '@/shared/storage/changes'
import { readUnseen } from '@/shared/storage/entry/unseen'
import { Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { CloudOff } from '@/shared/ui/icon/icons'
import { Text, Title } from '@/shared/ui/text/text'
import classes from './admin-shell.module.css'

/** In the place of a screen whose records the role sees, until the central has brought them to this device. */
export function NotHere({ keys }: { keys: readonly string[] }) {
  const client = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    let left = false
    // Only once its own lists are here: the router draws the screen again, which fails while one of them is missing.
    const again = async () => {
      const unseen = await readUnseen()
      if (left || keys.some((key) => unseen.has(key))) return
      await client.refetchQueries({ predicate: ({ state }) => state.data === null })
      if (!left) await router.invalidate()
    }
    const unsubscribe = onRemoteChange(() => void again())
    void again()
    return () => {
      left = true
      unsubscribe()
    }
  }, [keys, client, router])
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
