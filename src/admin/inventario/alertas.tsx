import { SimpleGrid } from '@mantine/core'
import { useMemo } from 'react'
import { ALERTA_LOOKS } from '@/admin/ui/figure/alerta-looks'
import strip from '@/admin/ui/figure/strip.module.css'
import { ALERTA_LABELS, alertaSentence } from '@/entities/inventario/alertas'
import type { Item } from '@/entities/inventario/item'
import { ALERTAS, type Alerta } from '@/entities/inventario/options'
import { itemAlerts } from '@/entities/inventario/totals'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'

type AlertasProps = {
  list: readonly Item[]
  active: Alerta | undefined
  onPick: (alerta: Alerta | undefined) => void
}

/** The three alerts of spec §4; each can narrow the table to the items behind it. */
export function Alertas({ list, active, onPick }: AlertasProps) {
  const alerts = useMemo(() => itemAlerts(list), [list])
  const shown = ALERTAS.filter((alerta) => alerts[alerta].length > 0)
  if (shown.length === 0) return null
  return (
    <SimpleGrid cols={{ base: 1, lg: 3 }} spacing="sm" className={strip.strip}>
      {shown.map((alerta) => {
        const { color, icon: Icon } = ALERTA_LOOKS[alerta]
        return (
          <Callout key={alerta} color={color} icon={<Icon aria-hidden />} title={ALERTA_LABELS[alerta]}>
            <Stack gap="xs" align="start">
              <Text size="sm">{alertaSentence(alerta, alerts[alerta])}</Text>
              <Button
                variant={active === alerta ? 'filled' : 'default'}
                aria-pressed={active === alerta}
                aria-label={`Mostrar en la tabla: ${ALERTA_LABELS[alerta]}`}
                onClick={() => onPick(active === alerta ? undefined : alerta)}
              >
                Mostrar en la tabla
              </Button>
            </Stack>
          </Callout>
        )
      })}
    </SimpleGrid>
  )
}
