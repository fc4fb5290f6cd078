import { Badge } from '@mantine/core'

/** A state or rank in a list, in one word of its colour. */
export const StateBadge = ({ color, children }: { color: string; children: string }) => (
  <Badge variant="light" color={color} tt="none" miw="max-content">
    {children}
  </Badge>
)
