import { List } from '@mantine/core'
import { plural } from '@/shared/lib/plural'
import { Callout } from '@/shared/ui/box/callout'
import type { HeldCount } from '@/sync/state'

const WHY: Record<HeldCount['why'], string> = {
  espacio: 'no caben en este equipo. Siguen en la central, y desde aquí nadie los borra.',
  ilegible: 'son de una versión más nueva de la aplicación. Siguen en la central: actualice este equipo.',
}

/** Records that the central has and this device can't show. */
export function HeldRecords({ held }: { held: readonly HeldCount[] }) {
  if (held.length === 0) return null
  return (
    <Callout color="orange" role="status" title="No todo se ve en este equipo">
      <List size="sm" spacing={4}>
        {held.map(({ key, title, count, why }) => (
          <List.Item key={`${key} ${why}`}>
            {title}: {plural(count, 'registro', 'registros')} {WHY[why]}
          </List.Item>
        ))}
      </List>
    </Callout>
  )
}
