import { useState } from 'react'
import { sentenceOf } from '@/shared/lib/spoken-error'
import { Button } from '@/shared/ui/control/button'
import { LocateFixed } from '@/shared/ui/icon/icons'

// At the tap: most people who see such a button never press it.
export const loadPosition = () => import('@/shared/lib/position')

type Measured = Awaited<ReturnType<Awaited<ReturnType<typeof loadPosition>>['askPosition']>>

/** Asks this device where it is, only when told to. `instead` is what the person can do where it doesn't say. */
export function usePosition(instead: string, onPlace: (place: Measured) => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const locate = async () => {
    setBusy(true)
    setProblem('')
    try {
      const { askPosition } = await loadPosition()
      onPlace(await askPosition(instead))
    } catch (error) {
      setProblem(sentenceOf(error) ?? `No se pudo tomar su ubicación. ${instead}`)
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, locate: () => void locate() }
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
