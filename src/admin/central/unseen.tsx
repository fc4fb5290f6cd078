import { useUser } from '@/access/user-query'
import { Text } from '@/shared/ui/text/text'
import { collections, mayRead } from '@/sync/collections'

/** Tells which lists this person's role does not see, and that none of them stays on this device. */
export function Unseen() {
  const user = useUser()
  const unseen = user ? collections().filter((collection) => !mayRead(collection, user)) : []
  if (unseen.length === 0) return null
  const titles = [...new Set(unseen.map(({ title }) => title))]
  return (
    <Text size="sm">
      Su rol no ve: {titles.join(', ')}. Lo que la central tiene de eso no queda en este equipo ni en las
      copias que la aplicación guarda sola. Una copia que usted descargó sigue donde la guardó.
    </Text>
  )
}
