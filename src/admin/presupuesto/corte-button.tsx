import { CalendarDays } from '@/admin/ui/icon/icons'
import { formatShortDay } from '@/shared/lib/fecha'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'

type CorteButtonProps = {
  canEdit: boolean
  /** What was said last, or an empty text. */
  said: string
  /** The day of the figures as they are now. */
  corte: string | undefined
  onClick: () => void
}

function words({ said, corte }: Pick<CorteButtonProps, 'said' | 'corte'>): string {
  if (corte) return `Cifras al ${formatShortDay(corte)}`
  return said ? `Cambiaron desde el ${formatShortDay(said)}` : 'Cifras sin fecha'
}

/** Says of which day the figures are, and lets those who may write it. */
export function CorteButton({ canEdit, said, corte, onClick }: CorteButtonProps) {
  const text = words({ said, corte })
  if (!canEdit) return <Text size="sm">{text}</Text>
  return (
    <Button variant="default" leftSection={<CalendarDays size={18} aria-hidden />} onClick={onClick}>
      {text}
    </Button>
  )
}
