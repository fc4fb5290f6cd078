import { useMutation, useQuery } from '@tanstack/react-query'
import { type Acta, actaTitle } from '@/entities/inventario/actas/acta'
import { actas } from '@/entities/inventario/actas/queries'
import { actaDeBaja, hacerActa } from '@/entities/inventario/entregar'
import type { Item } from '@/entities/inventario/item'
import { formatShortDay, toDay } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { ActaDialog } from './acta-dialog'

type ActasListProps = { list: readonly Acta[]; onOpen: (id: string) => void }

const ActasList = ({ list, onOpen }: ActasListProps) => (
  <Stack gap="xs">
    {list.map((acta) => (
      <Button key={acta.id} variant="subtle" onClick={() => onOpen(acta.id)}>
        {`${actaTitle(acta)} · ${formatShortDay(acta.fecha)}`}
      </Button>
    ))}
  </Stack>
)

type ActasDeItemProps = {
  item: Item
  /** Units of it that were given up. */
  bajas: number
  canEdit: boolean
  onOpen: (id: string) => void
}

/** The acts that name an item, for its details; of what was given up without one, the way to make it. */
export function ActasDeItem({ item, bajas, canEdit, onOpen }: ActasDeItemProps) {
  const { data: all } = useQuery(actas)
  const { mutateAsync, isPending } = useMutation(hacerActa)
  const own = (all ?? []).filter(({ bienes }) => bienes.some((bien) => bien.item === item.id))
  const lacks = item.baja && canEdit && all && !own.some(({ tipo }) => tipo === 'BAJA')
  const make = () =>
    mutateAsync(actaDeBaja(item, bajas, toDay(new Date()))).then(
      ({ acta }) => onOpen(acta.id),
      () => undefined,
    )
  return (
    <>
      {own.length > 0 && <ActasList list={own} onOpen={onOpen} />}
      {lacks && (
        <Button variant="default" loading={isPending} onClick={() => void make()}>
          Hacer el acta de baja
        </Button>
      )}
    </>
  )
}

/** What the address says of acts: one of them, or all. */
export const TODAS = 'todas'

type ActasDialogsProps = { acta: string; onOpen: (id: string) => void; onClose: () => void }

export function ActasDialogs({ acta, onOpen, onClose }: ActasDialogsProps) {
  const { data: all } = useQuery(actas)
  if (!all) return null
  const one = all.find(({ id }) => id === acta)
  if (one) return <ActaDialog acta={one} onClose={onClose} />
  return (
    <Dialog onClose={onClose} title="Actas">
      {all.length > 0 ? (
        <ActasList list={all} onOpen={onOpen} />
      ) : (
        <EmptyState title="Todavía no hay actas">
          Se hacen al entregar: vea un item y elija «Entregar a otro custodio», o marque varios en la lista y
          elija «Cambiar selección».
        </EmptyState>
      )}
    </Dialog>
  )
}
