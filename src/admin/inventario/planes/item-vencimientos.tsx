import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useUser } from '@/access/current-user'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import { More } from '@/admin/ui/box/more'
import type { Item } from '@/entities/inventario/item'
import { exceptuadosDe } from '@/entities/inventario/plan/excepcion'
import { formatFecha } from '@/entities/inventario/plan/fechas'
import { hechoDe, hechoEl, seTermina } from '@/entities/inventario/plan/grupos'
import type { Hecho } from '@/entities/inventario/plan/hecho'
import { type Plan, reglaText } from '@/entities/inventario/plan/plan'
import { hechos, planes } from '@/entities/inventario/plan/queries'
import type { Vencimiento } from '@/entities/inventario/plan/vencimientos'
import { formatUsd, fromCents } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { useKeptFocus } from '@/shared/ui/overlay/use-kept-focus'
import { Text, Title } from '@/shared/ui/text/text'
import type { Vencimientos } from './use-vencimientos'
import { cuandoText, ultimaText, VENCE_COLORS, VENCE_LABELS } from './words'

type RowProps = {
  one: Vencimiento<Item>
  hoy: string
  /** Opens the dialog with note, cost and paper; missing for whoever may not write. */
  onAnotar: ((plan: string) => void) | undefined
  /** Opens what this item has otherwise than its kind; missing likewise. */
  onCambiar: ((plan: string) => void) | undefined
}

function Row({ one, hoy, onAnotar, onCambiar }: RowProps) {
  const user = useUser()
  const { mutate: write, isPending } = useMutation(hechos.anotar)
  const { nombre, plan, estado, cosa } = one
  const about = [
    plan?.enVezDe && 'Solo en este item',
    plan && reglaText(plan),
    plan?.fuente,
    plan?.firma && 'Lo hace una empresa',
  ]
    .filter(Boolean)
    .join(' · ')
  const counts = plan && plan.regla !== 'VIDA' && plan.regla !== 'FECHA'
  return (
    <ActionRow
      action={
        onAnotar &&
        user && (
          <Group gap="xs">
            {seTermina(one) && estado !== 'aldia' && !hechoEl(one, hoy) && (
              <Button
                variant="default"
                loading={isPending}
                onClick={() =>
                  write({
                    records: [hechoDe(one, hoy, user.name)],
                    toast: { title: `Hecho: ${nombre}`, message: cosa.nombre },
                  })
                }
              >
                Hecho hoy
                <span className="solo-lectores">: {nombre}</span>
              </Button>
            )}
            {counts && (
              <Button variant={seTermina(one) ? 'subtle' : 'default'} onClick={() => onAnotar(plan.id)}>
                Anotar…
                <span className="solo-lectores">: {nombre}</span>
              </Button>
            )}
            {plan && onCambiar && (
              <Button variant="subtle" color="gray" onClick={() => onCambiar(plan.id)}>
                Cambiar…
                <span className="solo-lectores">: {nombre}</span>
              </Button>
            )}
          </Group>
        )
      }
    >
      <Text strong>{nombre}</Text>
      <Group gap="xs">
        {estado && (
          <StateBadge color={VENCE_COLORS[one.dia === hoy ? 'vencido' : estado]}>
            {one.dia === hoy ? 'Hoy' : VENCE_LABELS[estado]}
          </StateBadge>
        )}
        <Text component="span">{cuandoText(one)}</Text>
      </Group>
      <Text size="sm" dimmed>
        {[ultimaText(one), about].filter(Boolean).join(' · ')}
      </Text>
    </ActionRow>
  )
}

const hechoText = ({ trabajo, resultado, quien, costo, papel, nota, horas, km }: Hecho): string =>
  [
    trabajo,
    resultado === 'FALLA' && 'falló',
    quien,
    costo !== undefined && formatUsd(fromCents(costo)),
    papel,
    horas !== undefined && plural(horas, 'hora', 'horas'),
    km !== undefined && `${km} km`,
    nota,
  ]
    .filter(Boolean)
    .join(' · ')

function Hechos({ list, canEdit }: { list: readonly Hecho[]; canEdit: boolean }) {
  const { mutate: remove } = useMutation(hechos.remove)
  if (list.length === 0) return null
  return (
    <More summary={`Lo hecho: ${plural(list.length, 'vez', 'veces')}`}>
      <ActionRows>
        {list.map((hecho) => (
          <ActionRow
            key={hecho.id}
            action={
              canEdit && (
                <Button variant="subtle" color="gray" onClick={() => remove([hecho.id])}>
                  Quitar
                  <span className="solo-lectores">
                    : {hecho.trabajo}, {formatFecha(hecho.dia)}
                  </span>
                </Button>
              )
            }
          >
            <Text>{formatFecha(hecho.dia)}</Text>
            <Text size="sm" dimmed>
              {hechoText(hecho)}
            </Text>
          </ActionRow>
        ))}
      </ActionRows>
    </More>
  )
}

type ItemVencimientosProps = {
  item: Item
  vencimientos: Vencimientos
  onAnotar: ((plan: string) => void) | undefined
  onCambiar: ((plan: string) => void) | undefined
}

/** What isn't done to this item, with the way back. */
function Exceptuados({ list, canEdit }: { list: readonly Plan[]; canEdit: boolean }) {
  const { mutate: remove } = useMutation(planes.remove)
  return list.map(({ id, nombre }) => (
    <ActionRow
      key={id}
      action={
        canEdit && (
          <Button variant="subtle" onClick={() => remove([id])}>
            Volver a hacerlo<span className="solo-lectores">: {nombre}</span>
          </Button>
        )
      }
    >
      <Text dimmed>No se hace en este item: {nombre}</Text>
    </ActionRow>
  ))
}

/** All that is due of one item, each with who asks for it and when it was done last; below it what was done. */
export function ItemVencimientos({ item, vencimientos, onAnotar, onCambiar }: ItemVencimientosProps) {
  const { porItem, hechos: all, planes: plans, hoy } = vencimientos
  const id = useId()
  const list = porItem.get(item.id) ?? []
  const done = all.filter((one) => one.item === item.id)
  const none = exceptuadosDe(plans, item.id)
  const kept = useKeptFocus<HTMLDivElement>(`${done.length} ${none.length}`)
  if (list.length + done.length + none.length === 0) return null
  return (
    <Stack component="section" gap="xs" aria-labelledby={id} ref={kept} tabIndex={-1}>
      <Title order={3} size="h4" id={id}>
        Lo que le toca
      </Title>
      <ActionRows>
        {list.map((one) => (
          <Row
            key={one.plan?.id ?? one.trabajo}
            one={one}
            hoy={hoy}
            onAnotar={onAnotar}
            onCambiar={onCambiar}
          />
        ))}
        <Exceptuados list={none} canEdit={onCambiar !== undefined} />
      </ActionRows>
      <Hechos list={done} canEdit={onAnotar !== undefined} />
    </Stack>
  )
}
