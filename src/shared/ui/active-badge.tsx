import { Badge } from '@mantine/core'

/** Whether a person shows on the public site, or an account may sign in. */
export const ActiveBadge = ({ active }: { active: boolean }) => (
  <Badge variant="light" color={active ? 'green' : 'gray'} tt="none">
    {active ? 'Activo' : 'Inactivo'}
  </Badge>
)
