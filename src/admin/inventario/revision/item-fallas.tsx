import { useMutation } from '@tanstack/react-query'
import { useUser } from '@/access/current-user'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import { More } from '@/admin/ui/box/more'
import { contadoAt } from '@/entities/inventario/existencias'
import type { Item } from '@/entities/inventario/item'
import { firmarAlta } from '@/entities/inventario/juntos'
import { type Falla, isAbierta } from '@/entities/inventario/revision/falla'
import { fallaDeEstado } from '@/entities/inventario/revision/por-estado'
import { formatDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { useKeptFocus } from '@/shared/ui/overlay/use-kept-focus'
import { Text } from '@/shared/ui/text/text'

const momento = (cuando: string): string =>
  [formatDay(cuando.slice(0, 10)), cuando.slice(11, 16)].filter(Boolean).join(', ')

const desde = ({ cuando, por }: Falla): string =>
  [cuando && `Desde el ${momento(cuando)}`, por].filter(Boolean).join(' · ')

const hasta = (falla: Falla): string =>
  [desde(falla), `Arreglado el ${momento(falla.alta ?? '')}`, falla.altaPor].filter(Boolean).join(' · ')

/** Signs that what was broken is well again: asked once, since whoever calls people out counts on it. */
function useAlta() {
  const user = useUser()
  const { confirm } = useOverlays()
  const { mutate } = useMutation(firmarAlta)
  return async (falla: Falla) => {
    const { nombre, que, fuera } = falla
    const sure = await confirm({
      title: fuera ? 'Vuelve al servicio' : 'Arreglado',
      question: `¿Usted firma que está arreglado: ${nombre}, ${que}?`,
      confirm: 'Sí, firmo',
      cancel: 'Cancelar',
    })
    if (!sure) return
    mutate({ falla, cuando: contadoAt(new Date()), por: user?.name ?? '' })
  }
}

type RowsProps = { list: readonly Falla[]; canEdit: boolean }

/** What is broken now, each with who says so and since when. */
function FallaRows({ list, canEdit }: RowsProps) {
  const sign = useAlta()
  return (
    <ActionRows>
      {list.map((falla) => (
        <ActionRow
          key={falla.id}
          action={
            canEdit && (
              <Button variant="default" onClick={() => void sign(falla)}>
                {falla.fuera ? 'Vuelve al servicio' : 'Arreglado'}
                <span className="solo-lectores">: {falla.que}</span>
              </Button>
            )
          }
        >
          <Group gap="xs">
            <StateBadge color={falla.fuera ? 'red' : 'orange'}>
              {falla.fuera ? 'Fuera de servicio' : 'Falla'}
            </StateBadge>
            <Text component="span" strong>
              {falla.que}
            </Text>
          </Group>
          <Text size="sm" dimmed>
            {desde(falla)}
          </Text>
        </ActionRow>
      ))}
    </ActionRows>
  )
}

type ItemFallasProps = RowsProps & {
  item: Item
  /** Opens the form that takes it out of service; missing for whoever may not write. */
  onFuera: (() => void) | undefined
}

/** What is broken of one item and what was, with the way out of service and back. */
export function ItemFallas({ item, list, canEdit, onFuera }: ItemFallasProps) {
  // What was given up has nothing that could be mended.
  const noted = item.baja ? [] : list.filter(isAbierta)
  const byState =
    !item.baja && item.estado === 'FUERA_SERVICIO' && !noted.some(({ fuera }) => fuera)
      ? [fallaDeEstado(item)]
      : []
  const open = [...byState, ...noted]
  const over = list.filter((falla) => !isAbierta(falla))
  const isOut = open.some(({ fuera }) => fuera)
  const kept = useKeptFocus<HTMLDivElement>(open.length)
  if (open.length + over.length === 0 && !onFuera) return null
  return (
    <Stack component="section" gap="xs" aria-label="Fallas" ref={kept} tabIndex={-1}>
      {open.length > 0 && <FallaRows list={open} canEdit={canEdit} />}
      {onFuera && (
        <Group gap="xs">
          {!isOut && (
            <Button variant="default" onClick={onFuera}>
              Fuera de servicio
            </Button>
          )}
          <LinkButton to="/admin/inventario/revisar" search={{ item: item.id }} variant="default">
            Revisar
          </LinkButton>
        </Group>
      )}
      {over.length > 0 && (
        <More summary={`Lo arreglado: ${plural(over.length, 'vez', 'veces')}`}>
          <ActionRows>
            {over.map((falla) => (
              <ActionRow key={falla.id}>
                <Text>{falla.que}</Text>
                <Text size="sm" dimmed>
                  {hasta(falla)}
                </Text>
              </ActionRow>
            ))}
          </ActionRows>
        </More>
      )}
    </Stack>
  )
}
