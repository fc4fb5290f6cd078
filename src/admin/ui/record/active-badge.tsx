import { StateBadge } from '@/shared/ui/control/state-badge'

/** Whether a person shows on the public site, or an account may sign in. */
export const ActiveBadge = ({ active }: { active: boolean }) => (
  <StateBadge color={active ? 'green' : 'gray'}>{active ? 'Activo' : 'Inactivo'}</StateBadge>
)
