import { Badge } from '@mantine/core'

/** A record's state or rank, on one line and in its colour. */
export const StateBadge = ({ color, children }: { color: string; children: string }) => (
  <Badge variant="light" color={color} tt="none" miw="max-content">
    {children}
  </Badge>
)
