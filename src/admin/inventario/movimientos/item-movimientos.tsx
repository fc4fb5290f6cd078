import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import { More } from '@/admin/ui/box/more'
import type { Item } from '@/entities/inventario/item'
import { quitarMovimiento } from '@/entities/inventario/mover'
import type { Movimiento } from '@/entities/inventario/movimientos/movimiento'
import { FORMULARIOS, type Formulario } from '@/entities/inventario/movimientos/options'
import { formatDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useKeptFocus } from '@/shared/ui/overlay/use-kept-focus'
import { Text, Title } from '@/shared/ui/text/text'
import { detalleText, FORMULARIO_LABELS, movidoText } from './words'

type ItemMovimientosProps = {
  item: Item
  movimientos: readonly Movimiento[]
  /** Opens the form of a movement; missing for whoever may not write. */
  onMover: ((mover: Formulario) => void) | undefined
}

/** What came, went and was taken elsewhere of one item, and the ways to note it. */
export function ItemMovimientos({ item, movimientos, onMover }: ItemMovimientosProps) {
  const id = useId()
  const { mutate: remove, isPending } = useMutation(quitarMovimiento)
  const own = movimientos.filter((one) => one.item === item.id || one.a === item.id)
  const kept = useKeptFocus<HTMLDivElement>(`${own.length}`)
  if (!onMover && own.length === 0 && !item.baja) return null
  return (
    <Stack component="section" gap="xs" aria-labelledby={id} ref={kept} tabIndex={-1}>
      <Title order={3} size="h4" id={id}>
        Movimientos
      </Title>
      {item.baja && (
        <Text strong>
          {[`De baja desde el ${formatDay(item.baja.dia)}`, item.baja.motivo, item.baja.acta]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
      {onMover && !item.baja && (
        <Group gap="xs">
          {FORMULARIOS.map((mover) => (
            <Button key={mover} variant="default" onClick={() => onMover(mover)}>
              {FORMULARIO_LABELS[mover]}
            </Button>
          ))}
        </Group>
      )}
      {own.length > 0 && (
        <More summary={plural(own.length, 'movimiento', 'movimientos')}>
          <ActionRows>
            {own.map((one) => (
              <ActionRow
                key={one.id}
                action={
                  onMover && (
                    <Button variant="subtle" color="gray" disabled={isPending} onClick={() => remove(one)}>
                      Quitar
                      <span className="solo-lectores">
                        : {movidoText(one, item.id)}, {formatDay(one.cuando.slice(0, 10))}
                      </span>
                    </Button>
                  )
                }
              >
                <Text>{movidoText(one, item.id)}</Text>
                <Text size="sm" dimmed>
                  {detalleText(one)}
                </Text>
              </ActionRow>
            ))}
          </ActionRows>
        </More>
      )}
    </Stack>
  )
}
