import { Button } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { Plus } from '@/shared/ui/icon/icons'

type Act = { label: string; onClick: () => void } | false | undefined

type EmptyListProps = {
  /** How many records there are, whatever the filter. */
  total: number
  none: string
  unmatched: string
  /** Missing when the role may not do it. */
  first?: Act
  /** What may be found or done otherwise; where records exist it stands beside `unmatched`. */
  other?: Act
}

/**
 * In place of a table without rows. It says that the search found nothing, or that the list is empty and what to do
 * first; that button is not the red one, because the screen's main button above does the same.
 */
export function EmptyList({ total, none, unmatched, first, other }: EmptyListProps) {
  const otherwise = other && (
    <Button variant="default" onClick={other.onClick}>
      {other.label}
    </Button>
  )
  if (total > 0) return <EmptyState title={unmatched}>{otherwise}</EmptyState>
  return (
    <EmptyState title={none}>
      {first && (
        <Button variant="default" leftSection={<Plus size={18} aria-hidden />} onClick={first.onClick}>
          {first.label}
        </Button>
      )}
      {otherwise}
    </EmptyState>
  )
}
