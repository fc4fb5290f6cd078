import { useState } from 'react'
import { sentenceOf } from '@/shared/lib/spoken-error'
import { Button } from '@/shared/ui/control/button'
import { LocateFixed } from '@/shared/ui/icon/icons'

// At the tap: most people who see such a button never press it.
export const loadPosition = () => import('@/shared/lib/position')

type Measured = Awaited<ReturnType<Awaited<ReturnType<typeof loadPosition>>['askPosition']>>

/** Asks this device where it is, only when told to. `instead` is what the person can do where it doesn't say. */
export function usePosition(instead: string, onPlace: (place: Measured) => void) {
  /** What went wrong, or that it is asking. */
  const [state, setState] = useState<string | true>('')
  const locate = async () => {
    setState(true)
    try {
      const { askPosition } = await loadPosition()
      onPlace(await askPosition(instead))
      setState('')
    } catch (error) {
      setState(sentenceOf(error) ?? instead)
    }
  }
  const busy = state === true
  return { busy, problem: busy ? '' : state, locate: () => void locate() }
}

type PositionButtonProps = { position: ReturnType<typeof usePosition>; children: string }

export const PositionButton = ({ position: { busy, locate }, children }: PositionButtonProps) => (
  <Button
    variant="default"
    leftSection={<LocateFixed size={18} aria-hidden />}
    loading={busy}
    onClick={locate}
  >
    {children}
  </Button>
)
