import { useSyncExternalStore } from 'react'

/** A value that is replaced as a whole; its subscribers are told. */
export type Store<S> = {
  get: () => S
  set: (next: S) => void
  /** Returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void
}

export function createStore<S>(first: S): Store<S> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(next) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useStore = <S>({ subscribe, get }: Store<S>): S => useSyncExternalStore(subscribe, get, get)
