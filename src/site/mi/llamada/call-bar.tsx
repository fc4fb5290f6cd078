import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { MiLlamada } from '@/entities/despacho/mi'
import { miQuery, pendingQuery, pinQuery, tellAnswers } from '@/entities/despacho/phone-queries'
import { MI_URL } from '@/shared/lib/aviso'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { useStore } from '@/shared/ui/control/store'
import { playTone } from '@/shared/ui/control/tone'
import { showPlace } from '@/site/shell/nav-links'
import classes from './call-bar.module.css'
import { cards } from './on-screen'

/** In ms: shakes and pauses. */
const PATTERN = [500, 200, 500, 200, 500]

/**
 * Sounds and shakes on an open page for each new call that runs; a browser is silent until somebody has touched the page. null: nothing
 * was heard yet.
 */
function useRing(llamadas: readonly MiLlamada[] | null): void {
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!llamadas) return
    const running = llamadas.filter(({ estado }) => estado === 'EN_CURSO').map(({ id }) => id)
    // What ran when the page was opened is on the screen already.
    const before = known.current
    if (before && running.some((id) => !before.has(id))) {
      void playTone()
      // A browser that nobody has touched yet refuses it, and complains.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PATTERN)
    }
    known.current = new Set([...(before ?? []), ...running])
  }, [llamadas])
}

/** How often an open page asks even if no line to the central holds, in ms. */
const EVERY_MS = 30_000

/** Answers come all at once, and not all phones should ask for each of them in the same moment; in ms. */
const TOGETHER_MS = 2000

/**
 * Tells what waits and asks what is new: at once, by the central's line, when the person comes back to the page, when the
 * network does, and every half minute.
 */
function useCalls(on: boolean): void {
  const { mutate: tell } = useMutation(tellAnswers)
  useEffect(() => {
    if (!on) return
    const look = () => {
      if (document.visibilityState === 'visible') tell()
    }
    look()
    let soon: ReturnType<typeof setTimeout> | undefined
    const lookSoon = () => {
      soon ??= setTimeout(() => {
        soon = undefined
        look()
      }, Math.random() * TOGETHER_MS)
    }
    const line = new EventSource('/api/mi/eventos')
    line.addEventListener('despacho', lookSoon)
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      line.close()
      clearTimeout(soon)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [on, tell])
}

const SAYS = '(!) Hay una salida · '

/** The name of the tab says it too, for as long as nobody has answered. */
function useTitle(says: boolean): void {
  useEffect(() => {
    if (!says) return
    const mark = () => {
      if (!document.title.startsWith(SAYS)) document.title = SAYS + document.title
    }
    mark()
    const watch = new MutationObserver(mark)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      if (document.title.startsWith(SAYS)) document.title = document.title.slice(SAYS.length)
    }
  }, [says])
}

/** Where the PIN keeps the page shut, nothing of the call but that it is there. */
const wordsOf = ({ tipo, direccion, prueba }: MiLlamada, shut: boolean) =>
  `${prueba ? 'Prueba: hay' : 'Hay'} una salida${shut ? '' : `: ${[TIPO_SERVICIO_LABELS[tipo], direccion].filter(Boolean).join(', ')}`}`

type CallBarProps = {
  /** The page's address. */
  pathname: string
  /** Shows the person's place, with this call in view if it has one. */
  onOpen: (llamada?: string) => void
}

/**
 * On every page of a phone with access: the running call that isn't before the person's eyes, its tone, and why the phone
 * was ended.
 */
export function CallBar({ pathname, onOpen }: CallBarProps) {
  const { data: heard } = useQuery(miQuery)
  const { data: shut = true } = useQuery(pinQuery)
  const { data: pending = [] } = useQuery(pendingQuery)
  const seen = useStore(cards)
  const isIn = heard?.kind === 'in'
  useCalls(isIn)
  useRing(isIn ? heard.kept.mi.llamadas : null)
  useEffect(() => {
    if (heard) showPlace(isIn)
  }, [heard, isIn])
  const running = isIn ? heard.kept.mi.llamadas.filter(({ estado }) => estado === 'EN_CURSO') : []
  const answered = ({ id, respuesta }: MiLlamada) =>
    respuesta !== null || pending.some((one) => one.que === 'despacho' && one.id === id && !one.rechazo)
  useTitle(running.some((one) => !answered(one)))
  // On its own page a call that isn't drawn yet is about to be.
  const away = running.filter(({ id }) => seen.get(id) === false || (pathname !== MI_URL && !seen.has(id)))
  const [first] = [...away].sort((a, b) => Number(answered(a)) - Number(answered(b)))
  const out = heard?.kind === 'out' && pathname !== MI_URL
  const [asks, setAsks] = useState(() => !readPreferences().sinLugar)
  const no = () => {
    setPreference('sinLugar', true)
    setAsks(false)
  }
  return (
    <div role="alert">
      {first && (
        <button
          type="button"
          className={classes.bar}
          data-answered={answered(first) || undefined}
          onClick={() => onOpen(first.id)}
        >
          <span className={classes.what}>{wordsOf(first, shut)}</span>
          <span className={classes.act}>{answered(first) ? 'Verla' : 'Contestar'}</span>
        </button>
      )}
      {out && heard.fin && (
        <button type="button" className={classes.bar} onClick={() => onOpen()}>
          <span className={classes.what}>Este teléfono ya no tiene acceso a la brigada</span>
          <span className={classes.act}>Por qué</span>
        </button>
      )}
      {out && !heard.fin && asks && (
        <div className={classes.bar} data-answered>
          <span className={classes.what}>¿Es de la brigada?</span>
          <button type="button" className={classes.choice} onClick={() => onOpen()}>
            Escribir mi código
          </button>
          <button type="button" className={classes.choice} onClick={no}>
            No
          </button>
        </div>
      )}
    </div>
  )
}
