import { canonical } from '@/shared/lib/canonical'
import { sampleLists } from './modules'

type Sample = { id: string }

let samples: readonly Sample[] | undefined

/** Whether a record came with the app and nobody changed it, whatever this version adds to it. */
function esMuestra(record: object): boolean {
  samples ??= sampleLists().flatMap((list): readonly Sample[] => list.seed())
  const is: Record<string, unknown> = { ...record }
  return samples
    .filter(({ id }) => id === is.id)
    .some((sample) =>
      Object.entries(sample).every(([field, value]) => canonical(is[field]) === canonical(value)),
    )
}

/** `Datos de muestra`, `3 son datos de muestra`: so that nobody takes them for the brigade's; '' where there are none. */
export function dichoDeMuestras(list: readonly object[]): string {
  const some = list.filter(esMuestra).length
  if (some === 0) return ''
  if (some === list.length) return 'Datos de muestra'
  return some === 1 ? 'Uno es dato de muestra' : `${some} son datos de muestra`
}
