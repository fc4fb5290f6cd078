import { Badge } from '@mantine/core'

/** Whether a record shows on the public site. */
export const ActiveBadge = ({ active }: { active: boolean }) => (
  <Badge variant="light" color={active ? 'green' : 'gray'} tt="none">
    {active ? 'Activo' : 'Inactivo'}
  </Badge>
)
