import '@mantine/notifications/styles.layer.css'
import { useHotkeys } from '@mantine/hooks'
import {
  createNotificationsStore,
  type NotificationData,
  Notifications,
  notifications,
  useNotifications,
} from '@mantine/notifications'
import { type RefCallback, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '@/shared/lib/spoken-error'
import type { Toast, UndoWords } from '@/shared/query/toast'
import { Button } from '@/shared/ui/control/button'
import { useStore } from '@/shared/ui/control/store'
import { Check, CircleAlert, Info } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { type Told, useOverlays } from './overlays'
import { useToastRoom } from './use-toast-room'

type ToastButtonProps = {
  message: string
  /** It only says what the button does: on a phone it is heard, not shown. */
  plain?: boolean
  button: RefCallback<HTMLButtonElement>
  label: string
  /** Says more than its label. */
  name?: string
  onPress: () => void
}

/** A toast's message with the button that does something about it. */
function ToastButton({ message, plain, button, label, name, onPress }: ToastButtonProps) {
  return (
    <>
      <Text size="sm" component="span" data-plain={plain || undefined}>
        {message}
      </Text>
      <Button ref={button} variant="light" aria-label={name} onClick={onPress}>
        {label}
      </Button>
    </>
  )
}

/** Spec §9: 4 s; an undo stays longer, because it is the only way back. */
const UNDO_MS = 10_000

const icon = (Icon: typeof Check) => <Icon size={20} aria-hidden />

/** The detail of an error that has no sentence for the person. */
const NO_REASON = 'El navegador no dijo por qué. Puede intentarlo otra vez.'

/** Above everything that is no error. */
const ABOVE_ALL = 1e9

type Card = Omit<NotificationData, 'id'>

/** The toasts of one app. */
function createCards() {
  const store = createNotificationsStore()
  /** The first button of each toast on the screen, by its turn. */
  const buttons = new Map<number, HTMLElement>()
  let shown = 0

  /**
   * Only three show at once (spec §9), and the newest is always among them. To make room for it a plain success is
   * dropped; anything else waits and comes back. An error waits only where three errors stand.
   */
  function show(make: (button: RefCallback<HTMLButtonElement>) => Card, rank = 0): string {
    shown++
    const turn = shown
    const card = make((button) => {
      if (button) buttons.set(turn, button)
      return () => void buttons.delete(turn)
    })
    const { notifications: standing, limit } = store.getState()
    const lowest = standing.length < limit ? 0 : Math.min(...standing.map(({ priority = 0 }) => priority))
    const priority = Math.max(rank + shown, lowest + 0.5)
    const id = notifications.show({ priority, ...card }, store)
    for (const waiting of store.getState().queue) {
      if (waiting.id && waiting['data-passing']) notifications.hide(waiting.id, store)
    }
    return id
  }

  /** A toast whose close button is its only one. */
  const plain = (card: Card, rank?: number) =>
    show((ref) => ({ ...card, closeButtonProps: { 'aria-label': 'Cerrar aviso', ref } }), rank)

  /** `gone` takes it off the screen, `over` the error of an earlier try to undo it. */
  function success(
    { title, message }: Toast,
    words: UndoWords,
    undo?: () => Promise<unknown>,
    gone?: AbortSignal,
    over = new AbortController(),
  ): void {
    if (gone?.aborted) return
    const base = { color: 'green', icon: icon(Check), title }
    if (!undo) {
      plain({ ...base, message: message ?? '', 'data-passing': true })
      return
    }
    const onUndo = () => {
      notifications.hide(id, store)
      undo().then(
        () => {
          over.abort()
          success({ title: words.done }, words)
        },
        (cause: unknown) => {
          console.error('No se pudo recuperar', cause)
          error(words.failed, undefined, sentenceOf(cause) ?? NO_REASON, over.signal)
          // It is still the only way back.
          success({ title }, words, undo, gone, over)
        },
      )
    }
    const id = show((button) => ({
      ...base,
      autoClose: words.lasts ? false : UNDO_MS,
      'data-passing': !words.waits || undefined,
      'data-reversal': !words.waits || undefined,
      closeButtonProps: { 'aria-label': 'Cerrar aviso' },
      message: (
        <ToastButton
          message={message ?? words.offer}
          plain={!message}
          button={button}
          label="Deshacer"
          name={words.label}
          onPress={onUndo}
        />
      ),
    }))
    gone?.addEventListener('abort', () => notifications.hide(id, store))
  }

  function error(
    title: string,
    message: string | undefined,
    detail: string | undefined,
    over: AbortSignal,
  ): void {
    if (over.aborted) return
    const told = (
      <>
        {message && <div>{message}</div>}
        {detail && <div>{detail}</div>}
      </>
    )
    const autoClose = detail ? 8000 : undefined
    const id = plain({ color: 'red', icon: icon(CircleAlert), title, autoClose, message: told }, ABOVE_ALL)
    over.addEventListener('abort', () => notifications.hide(id, store))
  }

  function notice({ title, message, stays, action, over }: Extract<Told, { kind: 'notice' }>): void {
    if (over.aborted) return
    const base = { color: 'blue', icon: icon(Info), title, autoClose: stays ? false : 8000 } as const
    if (!action) {
      const only = plain({ ...base, message })
      over.addEventListener('abort', () => notifications.hide(only, store))
      return
    }
    const onPress = () => {
      notifications.hide(id, store)
      action.run()
    }
    const id = show((button) => ({
      ...base,
      closeButtonProps: { 'aria-label': 'Cerrar aviso' },
      message: <ToastButton message={message} button={button} label={action.label} onPress={onPress} />,
    }))
    over.addEventListener('abort', () => notifications.hide(id, store))
  }

  return {
    store,
    show(told: Told): void {
      if (told.kind === 'success') success(told.toast, told.words, told.undo, told.over)
      else if (told.kind === 'error') error(told.title, told.message, told.detail, told.over)
      else notice(told)
    },
    /** A dialog opens: on a phone the offer to take back an edit would lie over its buttons. */
    makeWay(): void {
      for (const { id, 'data-reversal': gives } of store.getState().notifications)
        if (id && gives) notifications.hide(id, store)
    },
    /** The order on the screen is another: errors stand above what came after them. */
    focusNewest: (): void => buttons.get(Math.max(...buttons.keys()))?.focus(),
  }
}

/** Shows what the app tells; Alt+T moves the focus to the newest toast (spec §9). */
export function Toasts() {
  const { told, open } = useOverlays()
  const [{ store, show, focusNewest, makeWay }] = useState(createCards)
  const waiting = useStore(told)
  const overlays = useStore(open).length
  const standing = useNotifications(store).notifications
  const room = useToastRoom(
    standing.length > 0,
    standing.some(({ autoClose }) => autoClose !== undefined),
  )
  // By the key's place too: with Alt, a Mac's T is another letter.
  useHotkeys(
    [
      ['alt+T', focusNewest],
      ['alt+T', focusNewest, { usePhysicalKeys: true }],
    ],
    [],
  )
  useEffect(() => {
    if (waiting.length === 0) return
    told.set([])
    for (const toast of waiting) show(toast)
  }, [waiting, told, show])
  const before = useRef(overlays)
  useEffect(() => {
    if (overlays > before.current) makeWay()
    before.current = overlays
  }, [overlays, makeWay])
  return (
    <Notifications
      ref={room}
      store={store}
      position="bottom-right"
      autoClose={4000}
      limit={3}
      // In letters: its own 200 px cut what was told in large ones.
      notificationMaxHeight="20rem"
    />
  )
}
