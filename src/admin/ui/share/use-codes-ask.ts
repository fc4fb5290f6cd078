import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { useOverlays } from '@/shared/ui/overlay/overlays'

type Place = { pathname: string; search: object }

/** The fields of an address that open a code: the tab, the person, the dialog for many. */
const SHOWS = ['tab', 'ver', 'accesos']

const fieldOf = ({ search }: Place, field: string): unknown => new Map(Object.entries(search)).get(field)

/** The place of the code stays: the form that asked for it takes its own words out of the address as it closes. */
const stays = (current: Place, next: Place) =>
  current.pathname === next.pathname &&
  SHOWS.every((field) => fieldOf(current, field) === fieldOf(next, field))

const ONE = {
  title: '¿Ya entregó el código?',
  question: 'Se muestra solo ahora. Si cierra sin entregarlo, hay que dar otro.',
}
const SEVERAL = {
  title: '¿Ya entregó los códigos?',
  question: 'Se muestran solo ahora. Si cierra sin entregarlos, hay que dar otros.',
}

/**
 * Asks before codes are lost that the central tells only once, however the person leaves: the cross, Escape, or the back
 * button. `leave` closes without a question, for who says that they were handed over. `count`: how many would be lost.
 */
export function useCodesAsk(close: () => void, count = 1) {
  const held = count > 0
  const { confirm } = useOverlays()
  const leaving = useRef(false)
  const sure = () =>
    confirm({
      ...(count === 1 ? ONE : SEVERAL),
      confirm: 'Cerrar',
      cancel: 'Seguir aquí',
    })
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      held && !leaving.current && !stays(current, next) && !(await sure()),
    enableBeforeUnload: () => held && !leaving.current,
  })
  const leave = () => {
    leaving.current = true
    close()
  }
  const ask = async () => {
    if (!held || (await sure())) leave()
  }
  return { leave, ask }
}
