import type { Mi } from '@/entities/despacho/mi'
import { VIGENCIA_LOOKS } from '@/entities/personal/vigencia'
import { formatDay } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { Text, Title } from '@/shared/ui/text/text'
import classes from './mi.module.css'

const ENDS = { VIGENTE: 'Vence el', POR_VENCER: 'Vence pronto, el', VENCIDA: 'Venció el' } as const

/** What one's credentials are worth. Whoever runs the personnel writes them. */
export function MyCredentials({ credenciales }: Pick<Mi, 'credenciales'>) {
  if (credenciales.length === 0) return null
  return (
    <Sheet component="section" pad="wide" aria-labelledby="credenciales">
      <Stack gap="sm">
        <Title order={2} size="h3" id="credenciales">
          Mis credenciales
        </Title>
        <ul className={classes.rows}>
          {credenciales.map(({ id, nombre, vence, estado }) => (
            <li key={id}>
              <Text strong>{nombre}</Text>{' '}
              <StateBadge color={VIGENCIA_LOOKS[estado][0]}>{VIGENCIA_LOOKS[estado][1]}</StateBadge>
              <Text dimmed>{vence ? `${ENDS[estado]} ${formatDay(vence)}` : 'No vence'}</Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Sheet>
  )
}
