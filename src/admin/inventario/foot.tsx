import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Printer } from '@/shared/ui/icon/icons'
import { PlanesButton } from './planes/vencimientos-line'

type FootProps = {
  empty: boolean
  /** Missing where nobody plans here. */
  onPlanes: (() => void) | undefined
  onLabels: () => void
  onActas: () => void
}

/** What is done a few times a year. */
export const Foot = ({ empty, onPlanes, onLabels, onActas }: FootProps) => (
  <Group>
    {onPlanes && <PlanesButton onClick={onPlanes} />}
    {!empty && (
      <>
        <Button variant="subtle" leftSection={<Printer size={18} aria-hidden />} onClick={onLabels}>
          Imprimir etiquetas con QR
        </Button>
        <Button variant="subtle" onClick={onActas}>
          Actas
        </Button>
      </>
    )}
  </Group>
)
