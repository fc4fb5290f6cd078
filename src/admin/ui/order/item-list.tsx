import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Trash2 } from '@/admin/ui/icon/icons'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { IconButton } from '@/shared/ui/control/icon-button'
import { ChevronDown, Plus } from '@/shared/ui/icon/icons'
import classes from './item-list.module.css'
import { MoveHandle } from './move-handle'
import { ReorderNote } from './reorder-note'

import { edgeWords, placeWords, type Reorder } from './use-reorder'

/** Ordering by hand within a form: the order is saved with it. */
function useListOrder<T extends { id: string }>(
  items: readonly T[],
  onChange: (items: T[]) => void,
  nameOf: (item: T) => string,
): { reorder: Reorder; said: string } {
  const [said, say] = useState('')
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || from === to) return
    const rest = items.filter((other) => other !== item)
    onChange([...rest.slice(0, to), item, ...rest.slice(to)])
    say(placeWords(nameOf(item), to, items.length))
  }
  const indexOf = (id: string) => items.findIndex((item) => item.id === id)
  return {
    said,
    reorder: {
      place: (id, targetId) => move(indexOf(id), indexOf(targetId)),
      step(id, by) {
        const to = indexOf(id) + by
        if (to in items) move(indexOf(id), to)
        else say(edgeWords(by))
      },
      arrived: () => false,
    },
  }
}

type ItemListProps<T> = {
  /** The button's words: `Agregar servicio`. */
  add: string
  items: readonly T[]
  onChange: (items: T[]) => void
  nameOf: (item: T) => string
  create: () => T
  /** Whether something in this one is marked as wrong. */
  wrong: (index: number) => boolean
  /** Words of the button that brings handles and bins; without it they are always there. */
  arrange?: string
  children: (item: T, index: number) => ReactNode
}

/** A list inside a form: each item opens to be edited and moves by its handle. Nothing is stored before the form is. */
export function ItemList<T extends { id: string }>(props: ItemListProps<T>) {
  const { add, items, onChange, nameOf, create, wrong, arrange, children } = props
  // Fields that were shown once stay, hidden: one may be waiting for its picture.
  const [shown, setShown] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [fresh, setFresh] = useState('')
  const [arranging, setArranging] = useState(arrange === undefined)
  const adder = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { reorder, said } = useListOrder(items, onChange, nameOf)
  const open = (id: string, on: boolean) => setShown((before) => new Map(before).set(id, on))

  useEffect(() => {
    if (fresh) list.current?.querySelector<HTMLElement>('li:last-child :is(input, textarea, select)')?.focus()
  }, [fresh])

  return (
    <div>
      {arranging && items.length > 1 && <ReorderNote said={said} />}
      <ul ref={list} className={classes.list}>
        {items.map((item, index) => {
          const { id } = item
          const name = nameOf(item)
          const opened = wrong(index) || (shown.get(id) ?? false)
          return (
            <li key={id}>
              <div className={classes.head}>
                {arranging && items.length > 1 && <MoveHandle id={id} name={name} reorder={reorder} />}
                <button
                  type="button"
                  className={classes.name}
                  aria-expanded={opened}
                  aria-label={`Editar ${name}`}
                  onClick={() => open(id, !opened)}
                >
                  <span>{name}</span>
                  <ChevronDown size={20} aria-hidden />
                </button>
                {arranging && (
                  <IconButton
                    icon={Trash2}
                    danger
                    aria-label={`Quitar ${name}`}
                    onClick={() => {
                      onChange(items.filter((other) => other !== item))
                      adder.current?.focus()
                    }}
                  />
                )}
              </div>
              {(opened || shown.has(id)) && (
                <div className={classes.fields} hidden={!opened}>
                  {children(item, index)}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <Group gap="xs">
        <Button
          ref={adder}
          variant="default"
          leftSection={<Plus size={18} aria-hidden />}
          onClick={() => {
            const item = create()
            onChange([...items, item])
            open(item.id, true)
            setFresh(item.id)
          }}
        >
          {add}
        </Button>
        {arrange && items.length > 0 && (
          <Button variant="subtle" aria-pressed={arranging} onClick={() => setArranging(!arranging)}>
            {arrange}
          </Button>
        )}
      </Group>
    </div>
  )
}
