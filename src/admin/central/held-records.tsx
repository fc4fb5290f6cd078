import { List } from '@mantine/core'
import { plural } from '@/shared/lib/plural'
import { Callout } from '@/shared/ui/box/callout'
import type { HeldCount } from '@/sync/state'

const words = ({ count, why }: HeldCount): string => {
  const one = count === 1
  const stays = one ? 'Sigue en la central' : 'Siguen en la central'
  const records = plural(count, 'registro', 'registros')
  if (why === 'espacio')
    return `${records} ${one ? 'no cabe' : 'no caben'} en este equipo. ${stays}, y desde aquí nadie ${one ? 'lo borra' : 'los borra'}.`
  return `${records} ${one ? 'es' : 'son'} de una versión más nueva de la aplicación. ${stays}: actualice este equipo.`
}

/** Records that the central has and this device can't show. */
export function HeldRecords({ held }: { held: readonly HeldCount[] }) {
  if (held.length === 0) return null
  return (
    <Callout color="orange" role="status" title="No todo se ve en este equipo">
      <List size="sm" spacing={4}>
        {held.map((one) => (
          <List.Item key={`${one.key} ${one.why}`}>
            {one.title}: {words(one)}
          </List.Item>
        ))}
      </List>
    </Callout>
  )
}
