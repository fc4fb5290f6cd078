import { useState } from 'react'
import { edgeWords, placeWords, type Reorder } from './use-reorder'

/** Ordering by hand within a form: the order is saved with it. */
export function useListOrder<T extends { id: string }>(
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
