import type { MutationMeta } from '@/shared/query/toast'
import { setPin, tryPin } from './phone-pin'
import { dropPin } from './phone-pin-kept'
import { PIN } from './phone-queries'

export const openWithPin = {
  mutationFn: (typed: string) => tryPin(typed, Date.now()),
  networkMode: 'always',
} as const

const CHANGED = { failure: 'No se pudo cambiar el PIN.', invalidates: [PIN] }

export const choosePin = {
  mutationFn: setPin,
  networkMode: 'always',
  meta: { ...CHANGED, success: { title: 'Este teléfono pide su PIN' } } as MutationMeta,
} as const

export const takePin = {
  mutationFn: dropPin,
  networkMode: 'always',
  meta: { ...CHANGED, success: { title: 'Este teléfono ya no pide un PIN' } } as MutationMeta,
} as const
