import { SimpleGrid, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { Wrench } from '@/admin/ui/icon/icons'
import type { Item } from '@/entities/inventario/item'
import { itemAlerts } from '@/entities/inventario/totals'
import { joinNames } from '@/shared/lib/text'
import { Callout } from '@/shared/ui/box/callout'
import { Button } from '@/shared/ui/control/button'
import type { Icon } from '@/shared/ui/icon/icon'
import { CircleAlert, Info } from '@/shared/ui/icon/icons'
import type { Alerta } from './search'

type Kind = {
  alerta: Alerta
  title: string
  color: 'red' | 'orange' | 'blue'
  icon: Icon
  says: (n: number) => string
}

const KINDS: readonly Kind[] = [
  {
    alerta: 'malEstado',
    title: 'Items en Mal Estado',
    color: 'red',
    icon: CircleAlert,
    says: (n) => (n === 1 ? '1 item requiere atención inmediata' : `${n} items requieren atención inmediata`),
  },
  {
    alerta: 'mantenimiento',
    title: 'Items en Mantenimiento',
    color: 'orange',
    icon: Wrench,
    says: (n) => (n === 1 ? '1 item está en mantenimiento' : `${n} items están en mantenimiento`),
  },
  {
    alerta: 'stockBajo',
    title: 'Stock Bajo',
    color: 'blue',
    icon: Info,
    says: (n) => (n === 1 ? '1 item tiene menos de 2 unidades' : `${n} items tienen menos de 2 unidades`),
  },
]

type AlertasProps = {
  list: readonly Item[]
  active: Alerta | undefined
  onPick: (alerta: Alerta | undefined) => void
}

/** The three alerts of spec §4; each can narrow the table to the items behind it. */
export function Alertas({ list, active, onPick }: AlertasProps) {
  const alerts = useMemo(() => itemAlerts(list), [list])
  return (
    <SimpleGrid cols={{ base: 1, lg: 3 }} spacing="sm">
      {KINDS.filter(({ alerta }) => alerts[alerta].length > 0).map(
        ({ alerta, title, color, icon: Icon, says }) => (
          <Callout key={alerta} color={color} icon={<Icon aria-hidden />} title={title}>
            <Stack gap="xs" align="flex-start">
              <Text size="sm">
                {says(alerts[alerta].length)}
                <Text span inherit visibleFrom="sm">
                  : {joinNames(alerts[alerta].map(({ nombre }) => nombre))}
                </Text>
              </Text>
              <Button
                variant="default"
                aria-pressed={active === alerta}
                aria-label={`Mostrar en la tabla: ${title}`}
                onClick={() => onPick(active === alerta ? undefined : alerta)}
              >
                {active === alerta ? 'Mostrar todo' : 'Mostrar en la tabla'}
              </Button>
            </Stack>
          </Callout>
        ),
      )}
    </SimpleGrid>
  )
}
