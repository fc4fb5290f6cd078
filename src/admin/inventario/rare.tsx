import { useMediaQuery } from '@mantine/hooks'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Printer } from '@/shared/ui/icon/icons'
import { PlanesButton } from './planes/vencimientos-line'

type RareProps = {
  empty: boolean
  /** Missing where nobody plans here. */
  onPlanes: (() => void) | undefined
  onLabels: () => void
  onActas: () => void
}

/**
 * What is done a few times a year. Under a list of a hundred rows nobody with a phone finds it: there it ends the line of
 * the page's acts, and at a desk, where that line is full, it stands below the list.
 */
export function Rare({ at, empty, onPlanes, onLabels, onActas }: RareProps & { at: 'head' | 'foot' }) {
  const phone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
  if (phone !== (at === 'head')) return null
  const buttons = (
    <>
      {onPlanes && <PlanesButton onClick={onPlanes} />}
      {!empty && (
        <>
          <Button
            variant={phone ? 'default' : 'subtle'}
            leftSection={<Printer size={18} aria-hidden />}
            onClick={onLabels}
          >
            Imprimir etiquetas con QR
          </Button>
          <Button variant={phone ? 'default' : 'subtle'} onClick={onActas}>
            Actas
          </Button>
        </>
      )}
    </>
  )
  return phone ? buttons : <Group>{buttons}</Group>
}
