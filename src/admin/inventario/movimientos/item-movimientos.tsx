import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useUser } from '@/access/current-user'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import { More } from '@/admin/ui/box/more'
import { PhoneLinks } from '@/admin/ui/record/phone-links'
import { contadoAt } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import { mover, quitarMovimiento } from '@/entities/inventario/mover'
import type { Lote } from '@/entities/inventario/movimientos/lotes'
import type { Movimiento } from '@/entities/inventario/movimientos/movimiento'
import { FORMULARIOS, type Formulario } from '@/entities/inventario/movimientos/options'
import { devolucionDe } from '@/entities/inventario/movimientos/prestamo'
import { prestamosDe } from '@/entities/inventario/movimientos/saldo'
import { formatDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useKeptFocus } from '@/shared/ui/overlay/use-kept-focus'
import { Text, Title } from '@/shared/ui/text/text'
import { detalleText, FORMULARIO_LABELS, loteText, movidoText } from './words'

type PrestamosProps = { item: Item; movimientos: readonly Movimiento[]; canEdit: boolean }

/** Who has some of it, with the tap that says that it is back. */
function Prestamos({ item, movimientos, canEdit }: PrestamosProps) {
  const user = useUser()
  const { mutate: write, isPending } = useMutation(mover)
  const open = prestamosDe(movimientos)
  if (open.length === 0) return null
  return (
    <ActionRows>
      {open.map((prestamo) => {
        const { id, quien = '', telefono = '', vuelve } = prestamo.movimiento
        return (
          <ActionRow
            key={id}
            action={
              canEdit && (
                <Button
                  variant="default"
                  loading={isPending}
                  onClick={() =>
                    write({
                      movimientos: [devolucionDe(prestamo, contadoAt(new Date()), user?.name ?? '')],
                      toast: { title: `Devuelto: ${item.nombre}`, message: quien },
                    })
                  }
                >
                  Devuelto
                  <span className="solo-lectores">: {quien}</span>
                </Button>
              )
            }
          >
            <Text strong>{`${plural(prestamo.faltan, 'prestado', 'prestados')} a ${quien}`}</Text>
            <Text size="sm">
              <PhoneLinks phones={telefono} />
              {telefono && vuelve && ' · '}
              {vuelve && `Vuelve el ${formatDay(vuelve)}`}
            </Text>
          </ActionRow>
        )
      })}
    </ActionRows>
  )
}

/** What is left by printed date, the first to expire first: that one is taken first. */
function Lotes({ lotes }: { lotes: readonly Lote[] }) {
  if (lotes.length === 0) return null
  return (
    <ul aria-label="Por fecha impresa">
      {lotes.map((lote, n) => (
        <li key={`${lote.vence} ${lote.lote}`}>
          {n === 0 && lotes.length > 1 && 'Use primero: '}
          {loteText(lote)}
        </li>
      ))}
    </ul>
  )
}

type ItemMovimientosProps = {
  item: Item
  movimientos: readonly Movimiento[]
  /** What is left by printed date; empty where no delivery has one. */
  lotes: readonly Lote[]
  /** Opens the form of a movement; missing for whoever may not write. */
  onMover: ((mover: Formulario) => void) | undefined
}

/** What came, went and was taken elsewhere of one item, and the ways to note it. */
export function ItemMovimientos({ item, movimientos, lotes, onMover }: ItemMovimientosProps) {
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
          {FORMULARIOS.map((formulario) => (
            <Button key={formulario} variant="default" onClick={() => onMover(formulario)}>
              {FORMULARIO_LABELS[formulario]}
            </Button>
          ))}
        </Group>
      )}
      <Prestamos item={item} movimientos={own} canEdit={onMover !== undefined} />
      <Lotes lotes={lotes} />
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
